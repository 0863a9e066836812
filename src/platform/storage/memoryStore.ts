import type { KeyValueStore } from './types'

/** A store that lives as long as the process: for tests, and for session values where the platform has none. */
export const memoryStore = (): KeyValueStore => {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.set(key, value)
      return true
    },
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}
