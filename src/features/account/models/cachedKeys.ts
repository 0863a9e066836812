/** Begins every key of what can be fetched again (stores/Kept); drafts, the session and unsent writes have others. */
const CACHE_PREFIX = 'cache:'

/** Which stored keys a cache clear removes. */
export const cachedKeys = (keys: readonly string[]): readonly string[] =>
  keys.filter((key) => key.startsWith(CACHE_PREFIX))
