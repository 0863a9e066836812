/**
 * The backend's tests that also run on the embedded database when PostgreSQL is available: those that depend on its
 * files, its one connection or its lock, and those that touch every table. All stories and pages run on it besides
 * (decisions/103).
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
