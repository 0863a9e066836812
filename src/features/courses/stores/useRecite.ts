import { storage } from '@/platform/storage'
import { onSendingChance } from '@/stores/onSendingChance'
import type { Stores } from '@/stores/Stores'
import { useStores } from '@/stores/useStores'
import { Recite } from './Recite'

const made = new WeakMap<Stores, Recite>()

/** Whatever waits is sent when the network comes back and when the app is left. */
const keepSending = (stores: Stores): void => {
  onSendingChance(() => {
    const recite = made.get(stores)
    if (recite?.uid === stores.session.uid) void recite.log.sync()
  })
}

/** What the learner who is logged in recites: one for all pages, another one after a change of user. */
export const useRecite = (): Recite => {
  const stores = useStores()
  const known = made.get(stores)
  if (known?.uid === stores.session.uid) return known
  const fresh = new Recite({
    call: stores.call,
    session: stores.session,
    storage: storage.local,
    now: stores.clock.now,
    offset: () => stores.clock.offset,
    say: (text) => stores.ui.say(text),
  })
  if (!known) keepSending(stores)
  made.set(stores, fresh)
  return fresh
}
