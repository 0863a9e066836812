import { catchApiError } from '@/api'
import type { PersistedValue } from './PersistedValue'

/** Keeps each answer of a fetch on the device, and gives the last one where the backend cannot be reached. */
export const networkFirst = async <T>(fetch: () => Promise<T>, kept: PersistedValue<T>): Promise<T> => {
  const value = await catchApiError(fetch, (error) => {
    const last = error.isTemporary ? kept.read() : undefined
    if (last === undefined) throw error
    return last
  })
  kept.write(value)
  return value
}
