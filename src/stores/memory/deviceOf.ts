import type { KeyValueStore } from '@/platform/storage'

const KEY = 'words:device'
const RADIX = 36
const LENGTH = 8

/** The eight letters or digits that this device signs its events with, made once. */
export const deviceOf = (storage: KeyValueStore): string => {
  const known = storage.get(KEY)
  if (known) return known
  const fresh = Array.from({ length: LENGTH }, () => Math.floor(Math.random() * RADIX).toString(RADIX)).join(
    '',
  )
  storage.set(KEY, fresh)
  return fresh
}
