import type { ErrorName } from '@/contracts/errors'
import { ApiError } from './ApiError'

/** The value, or the named error when there is none. */
export const orThrow = <T>(value: T | null | undefined, otherwise: ErrorName): T => {
  if (value === null || value === undefined) throw new ApiError(otherwise)
  return value
}
