import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(__dirname, 'migrations')
const files = readdirSync(folder).sort()
const statements = files.flatMap((file) =>
  readFileSync(path.join(folder, file), 'utf8')
    .replace(/--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => ({ file, statement: statement.trim().replace(/\s+/g, ' ').toLowerCase() })),
)

/** What the release before cannot live with while both run. An index may go: it changes the time of an answer, never the answer. */
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
]

const problemsOf = (all: readonly { readonly file: string; readonly statement: string }[]): string[] =>
  all.flatMap(({ file, statement }) =>
    REFUSED.filter(([pattern]) => pattern.test(statement)).map(
      ([, advice]) => `${file}: ${statement}: ${advice}`,
    ),
  )

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
  ])('%s is refused', (statement) => expect(problemsOf([{ file: 'x', statement }])).toHaveLength(1))

  test('are numbered one after the other', () =>
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1)))
})
