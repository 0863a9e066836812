/**
 * The backend's tests that run on the embedded database also where PostgreSQL is: what depends on its files, its one connection and
 * its lock, and what touches every table. All stories and pages run on it besides (decisions/103).
 */
export const onBothDatabases: readonly string[] = [
  'guards/accountRows',
  'server/backup',
  'server/base',
  'server/fullDisk',
  'server/killed',
  'server/process',
  'server/releaseBefore',
  'guards/schema',
].map((name) => `tests/api/${name}.test.ts`)
