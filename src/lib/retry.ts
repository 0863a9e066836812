/** Calls `attempt` until it resolves: once, then up to `retries` more times. Rejects with the last error. */
export const retry = async <T>(retries: number, attempt: () => Promise<T>): Promise<T> => {
  try {
    return await attempt()
  } catch (error) {
    if (retries <= 0) throw error
    return retry(retries - 1, attempt)
  }
}
