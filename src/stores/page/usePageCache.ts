import { useState } from 'react'
import { useRoute } from './useRoute'
import { useStores } from '../useStores'

/** More pages than anybody goes back and forth between. */
const MOST = 20
const kept = new Map<string, unknown>()

/** Forgets what keep-alive pages hold, for tests. */
export const clearPageCache = (): void => kept.clear()

/**
 * What `make` made, kept when the page is left and found again when the same address is opened by the same user (seed §2: some
 * routes keep their page alive). Without `keeps` it lives as long as the page, as any other state.
 */
export const usePageCache = <T>(name: string, keeps: boolean, make: () => T): T => {
  const { id, given } = useRoute()
  const { uid } = useStores().session
  const [value] = useState((): T => {
    if (!keeps) return make()
    const key = JSON.stringify([name, uid, id, given])
    const found = kept.has(key) ? (kept.get(key) as T) : make()
    kept.delete(key)
    kept.set(key, found)
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    return found
  })
  return value
}
