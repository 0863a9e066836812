import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { filesBelow, root } from '../../architecture/sourceFiles'
import { join } from 'node:path'
import { type Backend, startBackend } from '../harness/startBackend'

/** Tables without a schema in code, with the file that writes them. */
const WITHOUT_FORM: Readonly<Record<string, string>> = {
  migrations: 'db/migrate.ts',
  content_state: 'the release before 0010, which may still run beside this one',
}

const tables = filesBelow('server/src/db/schema')
  .flatMap((file): unknown[] => Object.values(Object(jest.requireActual(join(root, file)))))
  .filter((value): value is PgTable => is(value, PgTable))

/** How the database names the types that Drizzle writes in short. */
const longNames: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  ARRAY: 'text[]',
}

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

test('the Drizzle form of every table is what the migrations made: columns, types, nullability', async () => {
  const rows = await backend.rows(`
    select table_name, column_name, data_type, is_nullable from information_schema.columns
    where table_schema = current_schema()`)
  const made = rows
    .filter((row) => !(String(row['table_name']) in WITHOUT_FORM))
    .map((row) => {
      const type = String(row['data_type'])
      return `${String(row['table_name'])}.${String(row['column_name'])} ${longNames[type] ?? type}${row['is_nullable'] === 'NO' ? ' not null' : ''}`
    })
  const described = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map(
      (column) =>
        `${getTableName(table)}.${column.name} ${longNames[column.getSQLType()] ?? column.getSQLType()}${column.notNull ? ' not null' : ''}`,
    ),
  )
  const advice = (lines: readonly string[], others: readonly string[], where: string): string[] =>
    lines.filter((line) => !others.includes(line)).map((line) => `${line}: say the same in ${where}`)
  expect([
    ...advice(made, described, 'server/src/db/schema/ (the database has it so)'),
    ...advice(described, made, 'a new migration of server/src/db/migrations/ (Drizzle says it so)'),
  ]).toEqual([])
})
