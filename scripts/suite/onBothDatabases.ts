/**
 * The backend's tests that run on the embedded database also where PostgreSQL is: what depends on its files, its one connection and
 * its lock, what touches every table, and what asks every call. All stories and pages run on it besides (decisions/103).
 */
export const onBothDatabases: readonly string[] = [
  'accountRows',
  'backup',
  'base',
  'everyCall',
  'fullDisk',
  'killed',
  'logs',
  'merges',
  'process',
  'releaseBefore',
  'schema',
].map((name) => `tests/api/${name}.test.ts`)
