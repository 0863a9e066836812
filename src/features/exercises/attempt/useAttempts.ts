import { storage } from '@/platform/storage'
import { onReconnectOrHide } from '@/stores/device/onReconnectOrHide'
import { refusedWritesOf } from '@/stores/refused/refusedWritesOf'
import type { Stores } from '@/stores/Stores'
import { useStores } from '@/stores/useStores'
import { Attempts } from './Attempts'

const made = new WeakMap<Stores, Attempts>()

const keepSending = (stores: Stores): void => {
  onReconnectOrHide(() => {
    const attempts = made.get(stores)
    if (attempts?.uid === stores.session.uid) attempts.sendAll()
  })
}

/** The attempts of the logged-in learner: one instance for all pages, replaced after a change of user. */
export const useAttempts = (): Attempts => {
  const stores = useStores()
  const known = made.get(stores)
  if (known?.uid === stores.session.uid) return known
  const { call, session, clock, ui } = stores
  const refused = refusedWritesOf(stores)
  const deps = { call, session, clock, ui, refused, storage: storage.local, now: () => Date.now() }
  const fresh = new Attempts(deps)
  if (!known) keepSending(stores)
  made.set(stores, fresh)
  fresh.sendAll()
  return fresh
}
