import { recover } from '@/api'
import type { Kept } from './Kept'
import { lastKnown } from './lastKnown'

/** What the device has, at once, while the backend is asked behind it; else what the backend answers. */
export const deviceFirst = async <T>(fetch: () => Promise<T>, kept: Kept<T>): Promise<T> => {
  const known = kept.read()
  const asked = lastKnown(fetch, kept)
  if (known === undefined) return asked
  void recover(
    () => asked,
    () => undefined,
  )
  return known
}
