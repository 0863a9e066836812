import { memoryStore } from './memoryStore'
import type { KeyValueStore, Storage } from './types'

const over = (area: globalThis.Storage): KeyValueStore => ({
  get: (key) => area.getItem(key) ?? undefined,
  set: (key, value) => {
    try {
      area.setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  remove: (key) => area.removeItem(key),
  keys: () => Object.keys(area),
})

/** Privacy modes throw on the mere access of the storage objects. */
const safely = (pick: () => globalThis.Storage): KeyValueStore => {
  try {
    return over(pick())
  } catch {
    return memoryStore()
  }
}

export const storage: Storage = {
  local: safely(() => window.localStorage),
  session: safely(() => window.sessionStorage),
}
