import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { studyDay } from '@/domain/memory/studyDay'
import type { Db } from '../../server/src/db/Database'
import { withLockForLong } from '../../server/src/db/withLock'

/** The learner whose calls are measured; all others share the remaining rows. */
export const ME = 1
export const MY_TOKEN = 'scale-access-token-of-the-first-user'

/** How many rows of each kind one learner has. */
const EACH = { orders: 5, answers: 50, visits: 10 } as const

const tokenHash = createHash('sha256').update(MY_TOKEN).digest('base64url')

const fill = async (db: Db, count: number): Promise<void> => {
  const people = Math.max(200, Math.floor(count / 5))
  const run = (text: string) => db.execute(sql.raw(text))
  await run(`truncate users, tokens, orders, payments, sales_clues, page_events, paper_attempts, paper_bests, paper_results,
    word_events, word_states, entitlements, user_coupons, rate_limits, study_days, study_day_minutes,
    leaderboard_scores, leaderboard_counts, leaderboard_bands, staff_days, activity_days, sales_counting cascade`)
  await run(`insert into users (uid, phone, name, invite_code, registered_at)
    select n, (13000000000 + n)::text, '学员' || n, 'u' || n, now() from generate_series(1, ${Math.max(people, count)}) n`)
  await run(`insert into tokens select 't' || n, n, 'scale', now(), now() + interval '90 days', null
    from generate_series(1, ${people}) n`)
  await run(`update tokens set token_hash = '${tokenHash}' where uid = ${ME}`)
  await run(`insert into orders (order_id, uid, idempotency_key, goods_id, title, cover, status, price, discount, payable,
      agreement_version, created_at, expires_at)
    select 'o' || n, (n % ${people}) + 1, 'k' || n, (array['270001', '270002', '270003'])[n % 3 + 1], '课', '/c.svg',
      (array['paid', 'closed', 'paid'])[n % 3 + 1], 9900, 0, 9900, '1', now() - n * interval '1 second', now()
    from generate_series(1, ${Math.min(count, people * EACH.orders)}) n`)
  await run(
    `insert into entitlements select n, '270001', 'order', null, now(), null from generate_series(1, ${people}) n`,
  )
  await run(`insert into sales_clues select 'c' || n, (13000000000 + n)::text, (100 + n % 200)::text,
      (current_date - (n / 200 % 300)::int)::text || n, null, null, null, null, '{}', now() - (n / 200 % 300) * interval '1 day', now()
    from generate_series(1, ${count}) n`)
  await run(`insert into page_events (id, type, page, at, received_at, uid_proved, promotion_id, context)
    select 'event' || n, n % 3 + 1, '/market', now() - (n / 200 % 300) * interval '1 day', now(), false, (100 + n % 200)::text, '{}'
    from generate_series(1, ${count}) n`)
  // The trigger would take an hour for what one statement does.
  await run('alter table paper_attempts disable trigger all')
  await run(`insert into paper_attempts select 'attempt-' || n, (n % ${people}) + 1, 'english-1', '[]', n % 21, 60 + (n::bigint * 7919 % 1740)::int,
      now() - n * interval '1 second' from generate_series(1, ${count}) n`)
  await run('alter table paper_attempts enable trigger all')
  await run(`insert into paper_bests select distinct on (paper_id, uid) paper_id, uid, score, seconds, handed_in_at
    from paper_attempts order by paper_id, uid, handed_in_at, attempt_id`)
  await run(
    'insert into paper_results select paper_id, score, seconds, count(*) from paper_bests group by 1, 2, 3',
  )
  const today = studyDay(Date.now())
  await run('alter table study_days disable trigger all')
  await run(`insert into study_days select n % ${people} + 1, ${today} - n / ${people}, n::bigint * 7919 % 20000
    from generate_series(0, ${count - 1}) n`)
  await run('alter table study_days enable trigger all')
  await run('insert into study_day_minutes select day, seconds / 60, count(*) from study_days group by 1, 2')
  // As many learners on one board as there are rows; scores as a year of practice makes them.
  await run('alter table leaderboard_scores disable trigger all')
  await run(`insert into leaderboard_scores select 'exercise-points', 'all', n, n::bigint * 7919 % 20011, now()
    from generate_series(1, ${count}) n`)
  await run('alter table leaderboard_scores enable trigger all')
  // Kept row by row in one transaction, the bands would be twenty thousand dead rows, which no day leaves behind.
  await run('alter table leaderboard_counts disable trigger all')
  await run(
    'insert into leaderboard_counts select board, span, score, count(*) from leaderboard_scores group by 1, 2, 3',
  )
  await run('alter table leaderboard_counts enable trigger all')
  await run(`insert into leaderboard_bands select board, span, score >> 8, count(*), sum(learners)
    from leaderboard_counts group by 1, 2, 3`)
  await run(`insert into word_events (uid, seq, id, word, device, kind, at, grade, source, proved, took, due)
    select (n / ${EACH.answers}) + 1, n, lpad(n::text, 8, '0') || '-scaledev', w.id, 'scaledev', 'review',
      now() - interval '100 days' + (n % ${EACH.answers}) * interval '1 day', 3, 'card', true, 4000, now()
    from generate_series(0, ${count - 1}) n
    join (select id, row_number() over (order by id) - 1 as place from words) w on w.place = n % ${EACH.answers / 2}
    where (n / ${EACH.answers}) < ${people}`)
  await run(`insert into word_states (uid, word, phase, stability, due, first_seen, last_review, last_grade, suspended)
    select uid, word, 'review', 20, now(), min(at), max(at), 3, false from word_events group by uid, word`)
  await run('analyze')
}

/** `count` rows of each table that grows with learners, filled inside of PostgreSQL; replaces earlier rows. */
export const seedScale = (db: Db, count: number): Promise<void> =>
  withLockForLong(db, 'scale', (tx) => fill(tx, count))
