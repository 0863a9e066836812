import { ApiError } from './ApiError'

/** Maps an ApiError of a call to a value; rethrows all other errors. */
export const catchApiError = async <T, F>(
  work: () => Promise<T>,
  instead: (error: ApiError) => F,
): Promise<T | F> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return instead(error)
  }
}
