import { type Backend, startBackend } from '../harness/startBackend'

const MINUTE = 60_000
const BAD = 'due-7'

let backend: Backend
beforeEach(async () => {
  backend = await startBackend()
})
afterEach(() => backend.stop())

/** Twenty attempts whose exam ends now, of which one cannot be written as ended, or not as filed. */
const seat = async (column: 'ended_at' | 'filed') => {
  const end = new Date(backend.time.now).toISOString()
  await backend.rows(`insert into exercise_attempts
    (uid, attempt_id, kind, title, subject, paper_id, asked, seed, started_at, ends_at)
    select 800000 + n, 'due-' || n, 'exam', '卷', '101', null, '[{"id":"pol-s-001","points":2}]', 's',
      '${end}'::timestamptz - interval '3 hours', '${end}' from generate_series(1, 20) n returning 1 as done`)
  await backend.rows(`create function refuse() returns trigger language plpgsql as $$
    begin if new.attempt_id = '${BAD}' then raise exception 'refused'; end if; return new; end $$`)
  await backend.rows(
    `create trigger refuse before update of ${column} on exercise_attempts for each row execute function refuse()`,
  )
}

const done = async (column: 'ended_at' | 'filed') => {
  const is = { ended_at: 'ended_at is not null', filed: 'filed' }[column]
  const [row] = await backend.rows(`select count(*) filter (where ${is})::int as done from exercise_attempts`)
  return row?.['done']
}
const failures = async () => {
  const [row] = await backend.rows(`select failures from exercise_attempts where attempt_id = '${BAD}'`)
  return row?.['failures']
}

test.each(['ended_at', 'filed'] as const)(
  'an attempt whose %s cannot be written keeps no other waiting, is counted, and is tried again ever more rarely',
  async (column) => {
    await seat(column)
    await backend.runChores()
    backend.time.now += 3 * MINUTE
    await backend.runChores()
    expect(await done(column)).toBe(19)
    const before = Number(await failures())
    expect(before).toBeGreaterThan(0)
    await backend.runChores()
    expect(await failures()).toBe(before)
    for (let minute = 0; minute < 60; minute += 1) {
      backend.time.now += MINUTE
      await backend.runChores()
    }
    expect(Number(await failures())).toBeGreaterThan(before + 2)
    expect(Number(await failures())).toBeLessThan(before + 7)
    const told = await backend.fastify.inject('/metrics')
    expect(told.body).toContain(`exercise_attempts_set_aside_total ${String(await failures())}`)
    await backend.rows('drop trigger refuse on exercise_attempts')
    backend.time.now += 6 * 60 * MINUTE
    await backend.runChores()
    expect(await done(column)).toBe(20)
    expect(await failures()).toBe(0)
  },
)
