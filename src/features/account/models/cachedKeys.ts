/** Prefixes of what can be fetched again; drafts, the session and unsent writes are never cleared. */
const CACHE_PREFIXES = ['page:', 'cache:']

/** Which stored keys a cache clear removes. */
export const cachedKeys = (keys: readonly string[]): readonly string[] =>
  keys.filter((key) => CACHE_PREFIXES.some((prefix) => key.startsWith(prefix)))
