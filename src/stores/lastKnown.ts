import { recover } from '@/api'
import type { Kept } from './Kept'

/** Keeps each answer of a fetch on the device, and gives the last one where the backend cannot be reached. */
export const lastKnown = async <T>(fetch: () => Promise<T>, kept: Kept<T>): Promise<T> => {
  const value = await recover(fetch, (error) => {
    const last = error.isTemporary ? kept.read() : undefined
    if (last === undefined) throw error
    return last
  })
  kept.write(value)
  return value
}
