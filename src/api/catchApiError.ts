import { ApiError } from './ApiError'

/** The answer of a call, or what its failure is worth to the caller. What is no ApiError is a mistake of ours and goes on. */
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
