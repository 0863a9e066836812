import type { Backend } from '../harness/startBackend'
import { type Pair, startPair } from '../harness/startPair'
import politics from '../../../content/questions/politics-1.json'

const LEARNERS = 1000
const QUESTION = 'pol-s-001'

let one: Backend
let other: Backend
let pair: Pair
beforeAll(async () => {
  pair = await startPair()
  one = pair.one
  other = pair.other
})
afterAll(() => pair.stop())

/** A thousand learners whose exam ends at one moment, every second with the right answer; every write of an end is noted. */
const seat = async (end: string) => {
  const right = politics.questions.find(({ id }) => id === QUESTION)?.answer
  const key = typeof right === 'string' ? right.charCodeAt(0) - 65 : 0
  const numbers = `generate_series(1, ${LEARNERS}) n`
  await one.rows(`insert into exercise_attempts
    (uid, attempt_id, kind, title, subject, paper_id, asked, seed, started_at, ends_at)
    select 800000 + n, 'due-' || n, 'exam', '卷', '101', null, '[{"id":"${QUESTION}","points":2}]', 's',
      '${end}'::timestamptz - interval '3 hours', '${end}' from ${numbers} returning 1 as done`)
  await one.rows(`insert into exercise_events select 800000 + n, 'due-' || n, 'answer', '${end}'::timestamptz - interval '1 hour',
      'aaaaaaaa', 'answer', jsonb_build_object('question', '${QUESTION}', 'took', 1000, 'answer',
        jsonb_build_object('type', 'single', 'option', case when n % 2 = 0 then ${key} else ${(key + 1) % 4} end))
    from ${numbers} returning 1 as done`)
  await one.rows('create table hand_ins (attempt_id text)')
  await one.rows(`create function note_hand_in() returns trigger language plpgsql as $$
    begin insert into hand_ins values (new.attempt_id); return new; end $$`)
  await one.rows(`create trigger note_hand_in after update on exercise_attempts
    for each row when (new.ended_at is not null) execute function note_hand_in()`)
}

test('two processes hand in a thousand exams that end at one moment: none is missed, none is done twice', async () => {
  const end = new Date(one.time.now).toISOString()
  await seat(end)
  one.time.now -= 1
  await one.runChores()
  expect(await one.rows('select count(*)::int as ended from hand_ins')).toEqual([{ ended: 0 }])
  one.time.now += 1
  await Promise.all([one.runChores(), other.runChores()])
  const [told] = await one.rows(
    `select count(*)::int as writes, count(distinct attempt_id)::int as attempts from hand_ins`,
  )
  expect(told).toEqual({ writes: LEARNERS, attempts: LEARNERS })
  const [scored] =
    await one.rows(`select count(*) filter (where (result ->> 'earned')::float8 = 2)::int as right,
      count(*) filter (where (result ->> 'earned')::float8 = 0)::int as wrong,
      count(*) filter (where ended_by = 'expire' and ended_at = '${end}')::int as at_the_end
    from exercise_attempts where uid > 800000`)
  expect(scored).toEqual({ right: LEARNERS / 2, wrong: LEARNERS / 2, at_the_end: LEARNERS })
})
