/** A small key-value store of strings. Never throws: a full or forbidden store loses the value and says so by `false`. */
export interface KeyValueStore {
  get(key: string): string | undefined
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

/** `local` survives the visit, `session` ends with it (the mini-program keeps it in memory). */
export interface Storage {
  readonly local: KeyValueStore
  readonly session: KeyValueStore
}
