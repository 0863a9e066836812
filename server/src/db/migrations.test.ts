import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(__dirname, 'migrations')
const files = readdirSync(folder).sort()

interface Statement {
  readonly file: string
  readonly statement: string
}

const statementsOf = (file: string, text: string): Statement[] =>
  text
    .replace(/--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => ({ file, statement: statement.trim().replace(/\s+/g, ' ').toLowerCase() }))

const statements = files.flatMap((file) => statementsOf(file, readFileSync(path.join(folder, file), 'utf8')))

/**
 * Migrations that break the previous release while both run. Dropping an index is allowed: it changes the speed of an
 * answer, never the answer.
 */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [
    /\bdrop (table|column|type|view|schema)\b/,
    'keep it until no running release reads it, then empty it in a later release',
  ],
  [/\brename\b/, 'add the new name, write both, and stop reading the old one in a later release'],
  [/\balter column\b.*\b(type|set not null)\b/, 'add a column of the new kind beside the old one'],
  [
    /\badd column\b(?!.*\bdefault\b).*\bnot null\b/,
    'the release before inserts rows without it: give it a default, or let it be null',
  ],
  // A trigger that refuses it reads `or truncate`.
  [/(?<!\bor )\btruncate\b/, 'the release before still reads what it empties'],
  [/\bdrop default\b/, 'the release before inserts rows without it'],
]

/** These ask more of rows than before: well for a table that is new, but rows of the release before may break them. */
const STRICTER: readonly RegExp[] = [
  /\bcreate unique index (?:if not exists )?(\w+) on (\w+)/,
  /\balter table (?:only )?(\w+) add (?:constraint|check|unique|primary key|foreign key)\b/,
]
/** Unique indexes on tables that were there, and why the release before lives with them. */
const HARMLESS: Readonly<Record<string, string>> = {
  payments_paid: 'the release before settles an order once, under a lock; a second payment is marked surplus',
  live_messages_key:
    'wider than the index that it replaces, and the release before names no index in its conflicts',
}

const isStricter = ({ file, statement }: Statement, all: readonly Statement[]): boolean => {
  const found = STRICTER.map((pattern) => pattern.exec(statement)).find(Boolean)
  if (!found || (found[1] ?? '') in HARMLESS) return false
  const table = found[2] ?? found[1] ?? ''
  const makes = new RegExp(`\\bcreate table (?:if not exists )?${table}\\b`)
  return !all.some((one) => one.file === file && makes.test(one.statement))
}

const problemsOf = (all: readonly Statement[]): string[] =>
  all.flatMap((one) => {
    const { file, statement } = one
    const advices = REFUSED.filter(([pattern]) => pattern.test(statement)).map(([, advice]) => advice)
    if (isStricter(one, all)) advices.push('rows that the release before writes may break it')
    return advices.map((advice) => `${file}: ${statement}: ${advice}`)
  })

describe('migrations', () => {
  test('only add: the release before runs on the new schema while a new one rolls out', () =>
    expect(problemsOf(statements)).toEqual([]))

  test.each([
    'drop table orders',
    'alter table orders drop column status',
    'alter table orders rename column status to state',
    'alter table orders alter column status type integer',
    'alter table orders alter column note set not null',
    'alter table orders add column note text not null',
    'truncate orders',
    'alter table orders alter column status drop default',
    'create unique index orders_once on orders (uid, goods_id)',
    'alter table orders add constraint priced check (price > 0)',
    'alter table orders add check (price > 0)',
  ])('%s is refused', (statement) => expect(problemsOf([{ file: 'x', statement }])).toHaveLength(1))

  test('a table that is made in the same file may be as strict as it likes', () => {
    const text = 'create table fresh (uid integer);\ncreate unique index fresh_uid on fresh (uid);\n'
    expect(problemsOf(statementsOf('x', text))).toEqual([])
  })

  test('are numbered one after the other', () =>
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1)))
})
