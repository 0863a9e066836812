import { sql } from 'drizzle-orm'
import { sendAttemptEvents } from '@/contracts/exercise/attemptEvents'
import exam from '../../content/exams/politics-mock-1.json'
import type { Db } from '../../server/src/db/Database'
import type { BenchCase } from './BenchCase'
import { BENCH_USERS, benchUid, bearerOf, hashOf, tokenOf } from './seedBench'

const ATTEMPT = 'bench-attempt'
const questions = exam.sections.flatMap((section) => section.questions)

/** Seats every user of a bench at an exam whose end is far. */
export const seatBench = async (db: Db): Promise<void> => {
  const asked = JSON.stringify(questions.map((id) => ({ id, points: 1 })))
  await db.execute(sql`insert into exercise_attempts
      (uid, attempt_id, kind, title, subject, paper_id, asked, seed, started_at, ends_at)
    select uid, ${ATTEMPT}, 'exam', ${exam.title}, ${exam.subject}, 'politics-mock-1', ${asked}::jsonb, 'bench', now(), '2099-01-01'
    from users where uid >= ${benchUid(0)}`)
  await db.execute(sql`analyze exercise_attempts`)
}

/** An answer in an exam, each in a batch of its own; a learner's log grows by one of it in so many requests as there are learners. */
export const attemptLog: BenchCase = {
  name: 'attempt-log',
  kind: 'write',
  contract: sendAttemptEvents,
  request: (n) => {
    const uid = benchUid(n % BENCH_USERS)
    const at = Date.now()
    const question = questions[Math.floor(n / BENCH_USERS) % questions.length]
    const event = {
      id: eventOf(n),
      at,
      kind: 'answer',
      question,
      answer: { type: 'single', option: 0 },
      took: 4000,
    }
    return {
      method: 'POST',
      path: `/exercise/v1/users/${uid}/attempts/${ATTEMPT}/events`,
      headers: { 'content-type': 'application/json', ...bearerOf(uid) },
      body: JSON.stringify({ device: 'benchdev', clock: { sentAt: at, offset: 0 }, events: [event] }),
    }
  },
  marks: (n) => {
    const uid = benchUid(n % BENCH_USERS)
    return [eventOf(n), hashOf(tokenOf(uid)), hashOf(`exercise-events:${uid}`), uid]
  },
}

const eventOf = (n: number): string => `bench-answer-${n}`
