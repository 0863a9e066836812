import type { KeyValueStore } from '@/platform/storage'

/** Keys that name no account though their values belong to one. */
export const parkedKeys =
  /^(draft:|practice:|paper-test:|choose-|interest-answers$|words:searched$|audio-page$|cache:(activities$|choose-searches$|choice:))/

/** Owner of the values under keys without an account; persisted, because it must survive a kill after the session has ended. */
const LAST_UID = 'lastUid'

const parkedPrefix = (uid: string): string => `parked:${uid}:`

/**
 * Moves a value, never over another one: what a session left parked is the account's own, a later value may be a visitor's. On a full
 * device the old key is removed first; a value that still does not fit is dropped rather than shown to another account.
 */
const move = (storage: KeyValueStore, from: string, to: string): void => {
  const value = storage.get(from)
  if (value === undefined) return
  if (storage.get(to) !== undefined || storage.set(to, value)) return storage.remove(from)
  storage.remove(from)
  storage.set(to, value)
}

const park = (storage: KeyValueStore, uid: string): void => {
  for (const key of storage.keys()) if (parkedKeys.test(key)) move(storage, key, parkedPrefix(uid) + key)
}

const restore = (storage: KeyValueStore, uid: string): void => {
  const prefix = parkedPrefix(uid)
  for (const key of storage.keys().filter((one) => one.startsWith(prefix))) {
    const home = key.slice(prefix.length)
    // A page that outlived the session has written something newer, or a visitor has: then the parked value is dropped.
    move(storage, key, home)
  }
}

/**
 * Parks drafts and other values without an account in their keys: they leave with their account's session and return
 * with its next login. A visitor's values stay for the login that follows.
 */
export const accountValues = (storage: KeyValueStore) => ({
  /** A session ends. After a logout the next writes are a visitor's; after a 401 they are still those of the open page's account. */
  leave(uid: string, by: 'logout' | 'expiry'): void {
    park(storage, uid)
    if (by === 'logout') storage.remove(LAST_UID)
  },

  /** The app starts without a session: the last account's values leave, and what follows is a visitor's. */
  start(): void {
    const last = storage.get(LAST_UID)
    if (last !== undefined) this.leave(last, 'logout')
  },

  /** A session begins. True when another account was here before, so that open pages must be made anew. */
  enter(uid: string): boolean {
    const last = storage.get(LAST_UID)
    const isAnother = last !== undefined && last !== uid
    if (isAnother) park(storage, last)
    restore(storage, uid)
    storage.set(LAST_UID, uid)
    return isAnother
  },
})
