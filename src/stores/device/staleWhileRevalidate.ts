import { catchApiError } from '@/api'
import type { PersistedValue } from './PersistedValue'
import { networkFirst } from './networkFirst'

/** What the device has, at once, while the backend is asked behind it; else what the backend answers. */
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
