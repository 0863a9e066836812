import { catchApiError } from '@/api'
import type { PersistedValue } from './PersistedValue'
import { networkFirst } from './networkFirst'

/** Returns the persisted value at once and revalidates in the background; without one it fetches first. */
export const staleWhileRevalidate = async <T>(
  fetch: () => Promise<T>,
  kept: PersistedValue<T>,
): Promise<T> => {
  const known = kept.read()
  const asked = networkFirst(fetch, kept)
  if (known === undefined) return asked
  void catchApiError(
    () => asked,
    () => undefined,
  )
  return known
}
