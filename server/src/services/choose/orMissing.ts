import { ApiError } from '../../http/ApiError'

/** The value, or the answer that it does not exist. */
export const orMissing = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new ApiError('notFound')
  return value
}
