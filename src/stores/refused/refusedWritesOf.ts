import { storage } from '@/platform/storage'
import type { Stores } from '../Stores'
import { RefusedWrites } from './RefusedWrites'

const made = new WeakMap<Stores, RefusedWrites>()

/** The quarantine of an app's stores. Made when it is first needed: most visits never load it. */
export const refusedWritesOf = (stores: Stores): RefusedWrites => {
  const known = made.get(stores)
  if (known) return known
  const { session, clock, ui } = stores
  const fresh = new RefusedWrites({
    storage: storage.local,
    uid: () => session.uid,
    now: clock.now,
    say: (text) => ui.say(text),
  })
  made.set(stores, fresh)
  return fresh
}
