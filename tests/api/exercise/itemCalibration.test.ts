import { and, asc, eq, inArray } from 'drizzle-orm'
import { probabilityCorrect } from '@/domain/ability/itemResponse'
import { seededRandom } from '@/lib/seededRandom'
import { users } from '../../../server/src/db/schema/accounts'
import {
  judgedAnswers,
  questionEstimates,
  questions,
  subjectCalibrations,
} from '../../../server/src/db/schema/exercises'
import {
  applyEstimates,
  CalibrationRepository,
} from '../../../server/src/services/exercise/ability/CalibrationRepository'
import { ItemCalibration } from '../../../server/src/services/exercise/ability/ItemCalibration'
import { type Backend, startBackend } from '../harness/startBackend'

const SUBJECT = '408'
const LEARNERS = 120
const ANSWERS = 30
const DAY = 86_400_000

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const bank = () =>
  backend.db
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.subject, SUBJECT),
        inArray(questions.type, ['single', 'multiple', 'judgement', 'blank']),
      ),
    )
    .orderBy(asc(questions.id))

/** Learners for whom every third question is easier than its author said, and every other third harder. */
const answerAll = async (): Promise<ReadonlyMap<string, number>> => {
  const { db } = backend
  const items = (await bank()).slice(0, ANSWERS)
  const truth = new Map(items.map(({ id, difficulty }, at) => [id, difficulty + ((at % 3) - 1) * 1.5]))
  const luck = seededRandom('learners')
  for (let learner = 0; learner < LEARNERS; learner += 1) {
    const uid = 5_000_000 + learner
    const ability = luck.normal()
    await db
      .insert(users)
      .values({ uid, name: '小满', inviteCode: `i${uid}`, registeredAt: backend.time.now - 4 * DAY })
    await db.insert(judgedAnswers).values(
      items.map((item, at) => ({
        uid,
        attemptId: 'one',
        questionId: item.id,
        subject: SUBJECT,
        point: item.point,
        share:
          luck.next() < probabilityCorrect({ ...item, difficulty: truth.get(item.id) ?? 0 }, ability) ? 1 : 0,
        took: 1000,
        answeredAt: backend.time.now - (3 - Math.floor(at / 10)) * DAY + at * 1000,
      })),
    )
  }
  return truth
}

const distance = async (truth: ReadonlyMap<string, number>): Promise<number> => {
  const items = (await bank()).filter(({ id }) => truth.has(id))
  const squares = items.map(({ id, difficulty }) => (difficulty - (truth.get(id) ?? 0)) ** 2)
  return Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / squares.length)
}

test('answers move questions towards how they are; content keeps that, another word of the author ends it', async () => {
  const { db } = backend
  const truth = await answerAll()
  const [before, authored] = [await distance(truth), await bank()]
  const calibration = new ItemCalibration(db, () => backend.time.now)
  // Every subject is tried once, by two processes at a time; then none is left for the day.
  while ((await Promise.all([calibration.calibrateNext(), calibration.calibrateNext()])).some(Boolean));
  const [tried] = await db.select().from(subjectCalibrations).where(eq(subjectCalibrations.subject, SUBJECT))
  expect(tried).toMatchObject({
    answers: LEARNERS * ANSWERS,
    claimedUntil: null,
  })
  const after = await distance(truth)
  expect(after).toBeLessThan(before * 0.6)
  // Loading content restores the authors' parameters; the estimates are applied again.
  for (const { id, difficulty, discrimination } of authored)
    await db.update(questions).set({ difficulty, discrimination }).where(eq(questions.id, id))
  await applyEstimates(db)
  expect(await distance(truth)).toBeCloseTo(after, 9)
  const [first] = [...truth.keys()]
  await db
    .update(questions)
    .set({ difficulty: 9 })
    .where(eq(questions.id, first ?? ''))
  await applyEstimates(db)
  const [changed] = await db
    .select()
    .from(questions)
    .where(eq(questions.id, first ?? ''))
  expect(changed?.difficulty).toBe(9)
})

test('with no more answers than the last time nothing is tried, and nothing changes', async () => {
  const { db } = backend
  const kept = await db.select().from(questionEstimates).orderBy(asc(questionEstimates.questionId))
  backend.time.now += 2 * DAY
  const calibration = new ItemCalibration(db, () => backend.time.now)
  while (await calibration.calibrateNext());
  expect(await db.select().from(questionEstimates).orderBy(asc(questionEstimates.questionId))).toEqual(kept)
})

test('a claim that was never finished is taken again when its time is over', async () => {
  const repository = new CalibrationRepository(backend.db)
  const now = backend.time.now + 10 * DAY
  const claimAll = async (at: number, before: number): Promise<string[]> => {
    const claimed = await repository.claim(at, before, at + 1000)
    return claimed ? [claimed.subject, ...(await claimAll(at, before))] : []
  }
  const all = await claimAll(now, now)
  expect(new Set(all).size).toBeGreaterThan(5)
  expect(await claimAll(now + 500, now + 1)).toEqual([])
  expect((await claimAll(now + 2000, now + 1)).sort()).toEqual([...all].sort())
})

const FORGED = 'politics-forged'
const FORGERS = 60

/** Accounts that answer what is easy wrong and what is hard right, on so many days. */
const forge = async (first: number, days: number) => {
  const items = await backend.db
    .select()
    .from(questions)
    .where(and(eq(questions.subject, '101'), eq(questions.type, 'single')))
    .orderBy(asc(questions.difficulty))
  for (let at = 0; at < FORGERS; at += 1) {
    const uid = first + at
    const registeredAt = backend.time.now - 10 * DAY
    await backend.db.insert(users).values({ uid, name: '小满', inviteCode: `f${uid}`, registeredAt })
    await backend.db.insert(judgedAnswers).values(
      items.map(({ id, point }, place) => ({
        uid,
        attemptId: FORGED,
        questionId: id,
        subject: '101',
        point,
        share: place < items.length / 2 ? 0 : 1,
        took: 1000,
        answeredAt: backend.time.now - (((place + at) % days) + 1) * DAY - place,
      })),
    )
  }
}

const estimated = async () => {
  backend.time.now += 2 * DAY
  const calibration = new ItemCalibration(backend.db, () => backend.time.now)
  while (await calibration.calibrateNext());
  return backend.db
    .select()
    .from(questionEstimates)
    .innerJoin(questions, and(eq(questions.id, questionEstimates.questionId), eq(questions.subject, '101')))
}

test('accounts that were made to move questions move none in a day, and in several days no farther than one level', async () => {
  // The test before has claimed all subjects days ahead.
  backend.time.now += 30 * DAY
  await forge(6_000_000, 1)
  expect(await estimated()).toEqual([])
  await forge(6_100_000, 4)
  const moved = await estimated()
  expect(moved.length).toBeGreaterThan(0)
  for (const { question_estimates: one } of moved) {
    expect(Math.abs(one.difficulty - one.authoredDifficulty)).toBeLessThanOrEqual(1 + 1e-9)
    const factor = one.discrimination / one.authoredDiscrimination
    expect(factor).toBeGreaterThanOrEqual(0.5)
    expect(factor).toBeLessThanOrEqual(2)
  }
})
