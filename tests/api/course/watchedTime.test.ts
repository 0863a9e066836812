import { playedLesson } from '@/contracts/course/lessons'
import type { LessonProgress, WatchSession } from '@/contracts/course/watching'
import type { Backend } from '../harness/startBackend'
import { GOODS, LESSON, type School, startSchool } from '../harness/startSchool'
import type { Buyer } from '../harness/startShop'

let school: School
let backend: Backend
beforeAll(async () => {
  school = await startSchool()
  backend = school.backend
})
afterAll(() => backend.stop())

const learner = () => school.learner()
const tell = (buyer: Buyer, more: Partial<WatchSession> = {}) => school.tell(buyer, more)

describe('the time that was watched', () => {
  test('of all lessons together is no more than the time that passed since the course was theirs, at double speed', async () => {
    const buyer = await learner()
    const AGE_S = 10
    const grantedAt = backend.time.now - AGE_S * 1000
    await backend.rows(
      `update entitlements set granted_at = '${new Date(grantedAt).toISOString()}' where uid = ${buyer.uid} returning uid`,
    )
    const filmed = await backend.rows(
      `select lesson_id, minutes from lessons where goods_id = '${GOODS}' and clip is not null and not trial`,
    )
    const stands: LessonProgress[] = []
    for (const [at, row] of filmed.entries())
      stands.push(
        await tell(buyer, {
          lessonId: String(row['lesson_id']),
          sittingId: `forged-000${at}`,
          startedAt: backend.time.now - 595_000,
          seconds: 590,
          covered: [[0, 40]],
        }),
      )
    expect(stands.length).toBeGreaterThan(1)
    const sum = (of: (stand: LessonProgress) => number) =>
      stands.reduce((total, stand) => total + of(stand), 0)
    expect(sum(({ seconds }) => seconds)).toBeLessThanOrEqual(AGE_S + 5)
    expect(sum(({ covered }) => covered)).toBeLessThanOrEqual((AGE_S + 5) * 2.1 + 2 * stands.length)
    expect(stands.some(({ done }) => done)).toBe(false)
    // Another sitting of the same seconds is as little.
    const again = await tell(buyer, {
      lessonId: String(filmed[0]?.['lesson_id']),
      sittingId: 'forged-again',
      startedAt: backend.time.now - 595_000,
      seconds: 590,
      covered: [[0, 60]],
    })
    expect(again.covered).toBeLessThanOrEqual((AGE_S + 5) * 2.1 + 2)
  })

  test('by an honest learner at double speed, right after coming, counts within one in a hundred', async () => {
    const buyer = await learner()
    const came = new Date(backend.time.now).toISOString()
    await backend.rows(`update users set registered_at = '${came}' where uid = ${buyer.uid} returning uid`)
    const { film } = await backend.ask(
      playedLesson,
      { params: { uid: buyer.uid, goodsId: GOODS, lessonId: LESSON } },
      buyer.token,
    )
    const length = film?.seconds ?? 0
    // Watch sessions of some forty seconds with pauses, each reported whole every twenty seconds.
    let place = 0
    let watchedFor = 0
    for (let no = 0; place < length; no += 1) {
      const [startedAt, from] = [backend.time.now, place]
      for (let spent = 0; spent < 41.7 && place < length;) {
        const step = Math.min(20.3, (length - place) / 2)
        ;[spent, place, watchedFor] = [spent + step, place + step * 2, watchedFor + step]
        backend.time.now += step * 1000
        await tell(buyer, {
          sittingId: `honest-00${no}`,
          startedAt,
          at: backend.time.now,
          seconds: Math.floor(spent),
          covered: [[Math.round(from), Math.round(place)]],
          place: Math.floor(place),
          length,
        })
      }
      backend.time.now += 3000
    }
    const stand = await tell(buyer, { sittingId: 'honest-last', seconds: 0, covered: [] })
    expect(stand.done).toBe(true)
    expect(Math.abs(stand.covered - length) / length).toBeLessThanOrEqual(0.01)
    expect(Math.abs(stand.seconds - watchedFor)).toBeLessThanOrEqual(Math.max(watchedFor * 0.01, 5))
  })

  test('is of a film as long as it is now, though it was longer once', async () => {
    const buyer = await learner()
    const { length } = await tell(buyer)
    await backend.rows(
      `update lesson_watches set length = length + 500 where uid = ${buyer.uid} returning uid`,
    )
    expect((await tell(buyer, { sittingId: 'sitting-after' })).length).toBe(length)
  })
})
