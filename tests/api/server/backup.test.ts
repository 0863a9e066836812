import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { userName } from '@/contracts/auth/account'
import { backUpDaily } from '../../../server/src/db/backUpDaily'
import type { Database, Db } from '../../../server/src/db/Database'
import { migrate } from '../../../server/src/db/migrate'
import { openDatabase } from '../../../server/src/db/openDatabase'
import { restoreBackup } from '../../../server/src/db/restoreBackup'
import { restoreInPlace } from '../../../server/src/db/restoreInPlace'
import { tablesOf, writeBackup } from '../../../server/src/db/writeBackup'
import { embedded } from '../harness/embedded'
import { openTestDatabase } from '../harness/openTestDatabase'
import { type Backend, startBackend } from '../harness/startBackend'
import { newLearner } from '../harness/wordLearner'

let backend: Backend
let folder: string
let file: string
beforeAll(async () => {
  backend = await startBackend()
  folder = mkdtempSync(join(tmpdir(), 'yantu-backup-'))
  file = join(folder, 'backup.jsonl.gz')
  const me = await newLearner(backend, '13600000001')
  const word = String((await backend.rows('select min(id) as id from words'))[0]?.['id'])
  await me.send([me.answer(word, 3, backend.time.now)])
  await backend.ask(userName, { body: { name: '小满' } }, me.token)
  await backend.rows(`insert into paper_attempts
    values ('attempt-1', ${me.uid}, 'english-1', '[1, null]', 3, 61, '2026-11-21T12:00:00.123Z') returning 1 as done`)
})
afterAll(async () => {
  await backend.stop()
  rmSync(folder, { recursive: true, force: true })
})

const contentsSchema = v.object({
  rows: v.tuple([
    v.object({ count: v.pipe(v.unknown(), v.transform(Number)), digest: v.nullable(v.string()) }),
  ]),
})

/** How many rows each table holds, and a digest of them: a quarter of a million rows are compared in the database. */
const contentsOf = async (db: Db) => {
  const tables: Record<string, { count: number; digest: string | null }> = {}
  for (const table of await tablesOf(db)) {
    const result = await db.execute(
      sql`select count(*) as count, md5(string_agg(md5(to_jsonb(t)::text), '' order by md5(to_jsonb(t)::text) collate "C")) as digest
        from ${sql.identifier(table)} t`,
    )
    tables[table] = v.parse(contentsSchema, result).rows[0]
  }
  return tables
}

/** Migrates a database and removes all rows: the embedded one is a copy with content. The audit log refuses that to users. */
const empty = async (db: Db): Promise<void> => {
  await migrate(db)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const table of await tablesOf(tx)) await tx.execute(sql`truncate ${sql.identifier(table)} cascade`)
  })
}

/** Takes a backup into an empty database of the other kind, or of the same where there is no other; returns the database. */
const restored = async (from: Db, other: Database): Promise<Database> => {
  await writeBackup(from, file)
  await empty(other.db)
  await restoreBackup(other.db, file)
  return other
}

const addUser = sql`insert into users (invite_code, registered_at) values ('next', now()) returning uid`

test('a backup goes into an empty database of either engine row by row, and numbers go on after it', async () => {
  const before = await contentsOf(backend.db)
  expect(before['users']?.count).toBe(1)
  const small = await restored(backend.db, await openDatabase({ startPglite: embedded.start }))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await contentsOf(small.db)).toEqual(before)
  // Where the suite has PostgreSQL, it came from there and goes back.
  const last = process.env['DATABASE_URL'] ? await restored(small.db, await openTestDatabase()) : small
  expect(last.engine).toBe(process.env['DATABASE_URL'] ? 'postgresql' : 'pglite')
  expect(await contentsOf(last.db)).toEqual(before)
  const added = await last.db.execute(addUser)
  expect(v.parse(v.object({ rows: v.array(v.unknown()) }), added).rows).toHaveLength(1)
  await expect(restoreBackup(last.db, file)).rejects.toThrow('empty database')
  await Promise.all([...new Set([small, last])].map((one) => one.close()))
})

test('a backup of a newer version is refused before anything is written', async () => {
  const newer = await openTestDatabase()
  await empty(newer.db)
  await newer.db.execute(sql`insert into migrations (name) values ('9999-from-the-future.sql')`)
  const future = join(folder, 'future.jsonl.gz')
  await writeBackup(newer.db, future)
  await newer.db.execute(sql`delete from migrations`)
  await expect(restoreBackup(newer.db, future)).rejects.toThrow('newer version')
  await newer.close()
})

test('a file that is no whole backup is refused by its name, and takes nothing away', async () => {
  const target = await openTestDatabase()
  await empty(target.db)
  const whole = readFileSync(file)
  const [head = ''] = gunzipSync(whole).toString().split('\n')
  const bad = {
    'junk.gz': Buffer.from('no gzip at all'),
    'text.gz': gzipSync('no JSON at all\n'),
    'head.gz': gzipSync(`${head}\n`),
    'cut.gz': whole.subarray(0, whole.length / 2),
  }
  for (const [name, bytes] of Object.entries(bad)) {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    await expect(restoreBackup(target.db, path)).rejects.toThrow(new RegExp(`${name} .*no (whole )?backup`))
  }
  expect((await contentsOf(target.db))['users']?.count).toBe(0)
  const place = join(folder, 'place')
  mkdirSync(place)
  writeFileSync(join(place, 'PG_VERSION'), '17')
  await expect(restoreInPlace(place, join(folder, 'junk.gz'), embedded.start)).rejects.toThrow()
  expect(readdirSync(place)).toEqual(['PG_VERSION'])
  expect(readdirSync(folder).filter((name) => name.startsWith('place'))).toEqual(['place'])
  await target.close()
})

test('the embedded database has a copy a day, and the last seven are kept', async () => {
  const day = 86_400_000
  const start = Date.parse('2026-11-22T03:00:00Z')
  const small = await openTestDatabase()
  await empty(small.db)
  for (let turn = 0; turn < 16; turn += 1) await backUpDaily(small.db, folder, start + (turn * day) / 2)
  await small.close()
  expect(readdirSync(join(folder, 'backups'))).toEqual(
    Array.from(
      { length: 7 },
      (_, at) => `backup-2026${['1123', '1124', '1125', '1126', '1127', '1128', '1129'][at]}-030000.jsonl.gz`,
    ),
  )
})

test('a folder that cannot be read says what to do, is left alone, and can be opened by its repairer', async () => {
  const database = join(folder, 'database')
  mkdirSync(database, { recursive: true })
  writeFileSync(join(database, 'PG_VERSION'), 'rubbish')
  const startPglite = () => Promise.reject(new Error('Aborted(). Build with -sASSERTIONS for more info.'))
  const opening = () => openDatabase({ folder: database, startPglite })
  await expect(opening()).rejects.toThrow(/npm run restore -- .*backup-20261129-030000\.jsonl\.gz/)
  // The lock was given back: the second try says the same, not that somebody is there.
  await expect(opening()).rejects.toThrow('cannot be read')
  expect(readdirSync(database)).toEqual(['PG_VERSION'])
})
