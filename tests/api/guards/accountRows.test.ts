import { mkdtempSync, existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FolderPictures } from '../../../server/src/gateways/pictures/FolderPictures'
import { AccountRemoval } from '../../../server/src/services/auth/AccountRemoval'
import { areas } from '../../../server/src/services/areas'
import { type Backend, startBackend } from '../harness/startBackend'

/** Columns of the type of a uid that hold something else. A new one with a uid belongs into its area's `accounts`. */
const NO_UID: Readonly<Record<string, string>> = {
  'live_messages.message_id': 'counts messages',
  'live_messages.change_id': 'counts changes',
  'point_entries.entry_id': 'counts entries',
  'point_lots.entry_id': 'names an entry',
  'sms_codes.id': 'counts codes',
  'sms_inbox.id': 'counts messages',
  'activity_days.amount': 'money',
  'activity_days.dwell': 'milliseconds',
  'sales_counting.id': 'counts entries',
  'staff_audit.id': 'counts entries',
  'staff_days.amount': 'money',
  'words.place': 'the hash of a word',
}

/** Tables kept after an account's removal, with the reason. */
const STAYS: Readonly<Record<string, string>> = {
  users: 'the number itself, so that it is never given again; nothing personal stands beside it',
  orders: 'the books have to be kept; without address and remark',
}

/** Tables kept with the first account in a merge, with the reason. */
const NOT_MOVED: Readonly<Record<string, string>> = {
  users: 'the closed account itself',
  tokens: 'who was logged in to the first account logs in again',
  word_states: 'made anew from the log',
  word_memories: 'trained anew from the log',
}

/** Of what both accounts have, one row is left that holds the sum (tests/api/learning.test.ts). */
const ADDED_UP: Readonly<Record<string, string>> = {
  community_blocks: 'both block the same account here',
  study_days: 'the day on which both studied',
}

/** Tables to which triggers add rows: a merge keeps as many rows as both accounts had. */
const MADE_BY_TRIGGER: ReadonlySet<string> = new Set(['leaderboard_scores', 'point_entries', 'point_lots'])

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly needed: boolean
}

const UID = 987_654_321_001
const OTHER = 987_654_321_002
const PHONE = '13987654301'

const literals: Readonly<Record<string, string>> = {
  jsonb: "'{}'",
  integer: '1',
  tsvector: "''",
  bigint: '1',
  boolean: 'false',
  'double precision': '1',
  int4multirange: "'{}'",
  'timestamp with time zone': "'2026-11-20'",
}

/** Columns in which an arbitrary text is invalid. */
const WHOLE: Readonly<Record<string, string>> = {
  'word_events.kind': "'suspend'",
  'clock_days.how': "'real'",
  'point_entries.delta': '-1',
}

let backend: Backend
let columns: readonly Column[]
let uploadDir: string
beforeAll(async () => {
  backend = await startBackend()
  uploadDir = mkdtempSync(join(tmpdir(), 'yantu-uploads-'))
  const rows = await backend.rows(`
    select table_name, column_name, data_type, is_nullable = 'NO' and column_default is null and is_identity = 'NO' as needed
    from information_schema.columns where table_schema = current_schema() order by table_name, ordinal_position`)
  columns = rows.map((row) => ({
    table: String(row['table_name']),
    name: String(row['column_name']),
    type: String(row['data_type']),
    needed: row['needed'] === true,
  }))
})
afterAll(() => backend.stop())

const isUid = ({ table, name, type }: Column) => type === 'bigint' && !(`${table}.${name}` in NO_UID)
/** How a column is called that says whose a row is. */
const ownerNamed = /^(?:uid|user_?id|owner|owner_?id|inviter|invitee|student_?id)$/
const isPhone = ({ name }: Column) => /phone$|mobile/.test(name)
const isPersonal = (column: Column) => isUid(column) || isPhone(column)
/** Contact numbers of the house. */
const PUBLIC = ['branches']

const personalTables = () =>
  [...new Set(columns.filter(isPersonal).map(({ table }) => table))].filter(
    (table) => table !== 'users' && !PUBLIC.includes(table),
  )

const valueOf = (column: Column, uid: number, phone: string): string => {
  if (isUid(column)) return String(uid)
  if (isPhone(column)) return `'${phone}'`
  const whole = WHOLE[`${column.table}.${column.name}`]
  if (whole) return whole
  // Use different texts for both accounts, so that their rows do not conflict, unless their uids end alike.
  if (column.type === 'text') return `'${column.name}-${uid % 10}'`
  const literal = literals[column.type]
  if (!literal) throw new Error(`Say in accountRows.test.ts how a ${column.type} is written`)
  return literal
}

const fillOne = async (table: string, uid: number, phone: string) => {
  const written = columns.filter((column) => column.table === table && (column.needed || isPersonal(column)))
  const names = written.map(({ name }) => `"${name}"`).join(', ')
  const values = written.map((column) => valueOf(column, uid, phone)).join(', ')
  // A table that the database fills by itself has its row.
  await backend.rows(
    `insert into ${table} (${names}) values (${values}) on conflict do nothing returning 1 as done`,
  )
}

const fill = async (uid: number, phone: string) => {
  await backend.rows(
    `insert into users (uid, phone, name, invite_code, registered_at)
     values (${uid}, '${phone}', '小满', 'code-${uid % 1000}', now()) returning uid`,
  )
  for (const table of personalTables()) await fillOne(table, uid, phone)
}

/** The tables that hold a text anywhere, in whatever column. */
const tablesWith = async (text: string): Promise<string[]> => {
  const found: string[] = []
  for (const table of new Set(columns.map((column) => column.table))) {
    const rows = await backend.rows(
      `select 1 as one from ${table} row where to_jsonb(row)::text like '%${text}%' limit 1`,
    )
    if (rows.length > 0) found.push(table)
  }
  return found.sort()
}

/** The tables that hold one row an account. */
const tablesOfOneRow = async (): Promise<unknown[]> =>
  (
    await backend.rows(`
    select table_name from information_schema.table_constraints join information_schema.key_column_usage
      using (constraint_schema, constraint_name, table_name)
    where constraint_schema = current_schema() and constraint_type = 'PRIMARY KEY'
    group by table_name having array_agg(column_name::text) = '{uid}'`)
  ).map((row) => row['table_name'])

const removal = () =>
  new AccountRemoval({
    db: backend.db,
    clock: () => backend.time.now,
    accountRows: areas.flatMap(({ accounts }) => accounts ?? []),
    pictures: new FolderPictures(uploadDir),
  })

test('every table with a uid is filled, and nothing is filled in vain', async () => {
  await fill(UID, PHONE)
  await fill(OTHER, '13987654302')
  expect(await tablesWith(String(UID))).toEqual(
    [
      ...personalTables().filter((table) =>
        columns.some((column) => column.table === table && isUid(column)),
      ),
      'users',
    ].sort(),
  )
})

test('a merge moves every row: whose table is named here is forgotten in the `move` of its area (services/<area>/area.ts)', async () => {
  const before = await tablesWith(String(UID))
  const oneEach = await tablesOfOneRow()
  const rowsOf = async (table: string, text: string): Promise<number> => {
    const rows = await backend.rows(
      `select 1 as one from ${table} row where to_jsonb(row)::text like '%${text}%'`,
    )
    return rows.length
  }
  const both = new Map<string, number>()
  for (const table of MADE_BY_TRIGGER)
    both.set(table, (await rowsOf(table, String(UID))) + (await rowsOf(table, String(OTHER))))
  await backend.db.transaction((tx) => removal().merge(tx, UID, OTHER))
  const left = await tablesWith(String(UID))
  expect(left.filter((table) => !(table in NOT_MOVED))).toEqual([])
  for (const table of before.filter((one) => !(one in NOT_MOVED))) {
    const usual = oneEach.includes(table) || table in ADDED_UP ? 1 : 2
    expect([table, await rowsOf(table, String(OTHER))]).toEqual([table, both.get(table) ?? usual])
  }
})

test('a merge of two who did the same finds room for it: what fails here wants `by` in the `ownedRows` of its area', async () => {
  const [one, other] = [987_654_321_004, 987_654_321_014]
  await fill(one, '13987654304')
  await fill(other, '13987654314')
  await backend.db.transaction((tx) => removal().merge(tx, one, other))
  expect((await tablesWith(String(one))).filter((table) => !(table in NOT_MOVED))).toEqual([])
})

test('a removed account is nowhere: whose table is named here is forgotten in the `remove` of its area (services/<area>/area.ts)', async () => {
  const third = 987_654_321_003
  const phone = '13987654303'
  await fill(third, phone)
  writeFileSync(join(uploadDir, 'id-3'), 'picture')
  await backend.rows(`update uploads set id = 'id-3' where uid = ${third} returning 1 as done`)
  await backend.rows(
    `insert into sales_clues (id, phone, promotion_id, day, extra, created_at, updated_at)
     values ('anonymous', '${phone}', '127', '2026-11-19', '{}', now(), now()) returning 1 as done`,
  )
  await backend.rows(
    `update users set deletion_requested_at = '2026-01-01' where uid = ${third} returning 1 as done`,
  )
  await removal().removeIfDue(third)
  expect((await tablesWith(String(third))).filter((table) => !(table in STAYS))).toEqual([])
  expect(await tablesWith(phone)).toEqual([])
  expect(existsSync(join(uploadDir, 'id-3'))).toBe(false)
  expect((await backend.rows(`select shipping, remark from orders where uid = ${third}`))[0]).toEqual({
    shipping: null,
    remark: null,
  })
})

test('what a slow request writes for an account that was closed meanwhile is removed', async () => {
  const late = async () =>
    (await tablesWith(String(UID))).filter((table) => !(table in STAYS) && !(table in NOT_MOVED))
  for (const table of ['consents', 'exercise_attempts', 'word_events']) await fillOne(table, UID, PHONE)
  expect(await late()).toHaveLength(3)
  await removal().sweep()
  expect(await late()).toEqual([])
})

test('a column that says whose a row is holds a uid as `users` does: only bigints are looked for when an account goes', () => {
  const owners = columns.filter(({ name }) => ownerNamed.test(name))
  expect(owners.length).toBeGreaterThan(10)
  expect(owners.filter(({ type }) => type !== 'bigint')).toEqual([])
})

test('every reason stands beside a table or column that is there', () => {
  const tables = new Set(columns.map(({ table }) => table))
  expect([...Object.keys(STAYS), ...Object.keys(NOT_MOVED)].filter((table) => !tables.has(table))).toEqual([])
  const named = new Set(columns.map(({ table, name }) => `${table}.${name}`))
  expect(Object.keys(NO_UID).filter((name) => !named.has(name))).toEqual([])
})
