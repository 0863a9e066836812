import { studyCentre } from '@/contracts/course/studyCentre'
import { dayTasks } from '@/contracts/course/tasks'
import type { Backend } from '../harness/startBackend'
import { type Shop, startShop } from '../harness/startShop'

let shop: Shop
let backend: Backend
beforeAll(async () => {
  shop = await startShop()
  backend = shop.backend
})
afterAll(() => backend.stop())

const buyer = () => shop.buyer()
const notify = (paymentId: string, amount: number, outcome?: 'paid' | 'failed') =>
  shop.notify(paymentId, amount, outcome)

describe('the study centre', () => {
  test('is empty at first and knows the exam', async () => {
    const { uid, token } = await buyer()
    backend.time.now = Date.parse('2026-12-01T09:00:00+08:00')
    const login = await backend.login('13699999999')
    expect(login.uid).not.toBe(uid)
    expect(token).not.toBe(login.token)
    const centre = await backend.ask(studyCentre, { params: { uid: login.uid } }, login.token)
    expect(centre).toEqual({
      courses: [],
      tasks: [
        expect.objectContaining({ kind: 'words', state: 'open' }),
        expect.objectContaining({ kind: 'recite', state: 'open' }),
      ],
      nextLive: null,
      reservedLives: [],
      expiredCount: 0,
      daysToExam: 18,
      examYear: 2027,
    })
  })

  test('shows what was bought, its tasks, progress and the next live lesson', async () => {
    const { uid, token, placed, pay } = await buyer()
    const order = await placed('270001')
    await notify(await pay(order.orderId), order.payable)
    const centre = () => backend.ask(studyCentre, { params: { uid } }, token)
    expect(await centre()).toMatchObject({
      courses: [{ goodsId: '270001', lessonsDone: 0, progress: 0, nextLesson: { lessonId: '001' } }],
      tasks: [
        { lessonId: '001', state: 'open' },
        // The video of 002 is still in production, so it cannot be a task today.
        { lessonId: '003', state: 'open' },
        { kind: 'words' },
        { kind: 'recite' },
      ],
      nextLive: { goodsId: '270001', startsAt: Date.parse('2026-12-05T19:30:00+08:00') },
    })
    // On air it is the one to join, over it is the next one that counts.
    const { now } = backend.time
    const liveAfter = async (at: string) => {
      backend.time.now = Date.parse(at)
      return (await centre()).nextLive?.startsAt
    }
    expect(await liveAfter('2026-12-05T19:31:00+08:00')).toBe(Date.parse('2026-12-05T19:30:00+08:00'))
    expect(await liveAfter('2026-12-05T23:59:00+08:00')).toBe(Date.parse('2026-12-12T19:30:00+08:00'))
    backend.time.now = now
    const moment = new Date(backend.time.now).toISOString()
    await backend.rows(
      `insert into lesson_progress values (${uid}, '270001', '001', '${moment}') returning uid`,
    )
    expect(await centre()).toMatchObject({
      courses: [{ lessonsDone: 1, progress: 4, nextLesson: { lessonId: '003' } }],
      tasks: [{ lessonId: '001', state: 'done' }, { lessonId: '003' }, { lessonId: '004' }, {}, {}],
    })
    // One list, wherever it is shown.
    expect((await centre()).tasks).toEqual(
      (await backend.ask(dayTasks, { params: { uid }, query: {} }, token)).tasks,
    )
  })

  test('costs the same number of statements for one course and for three', async () => {
    const { uid, token, placed, pay } = await buyer()
    const own = async (goodsId: string) => {
      const order = await placed(goodsId)
      await notify(await pay(order.orderId), order.payable)
    }
    const centre = () => backend.ask(studyCentre, { params: { uid } }, token)
    await own('270001')
    const one = await backend.countQueries(centre)
    await own('270101')
    await own('270201')
    expect(await backend.countQueries(centre)).toBe(one)
  })

  test('counts what has ended', async () => {
    const { uid, token, placed, pay } = await buyer()
    const order = await placed('270001')
    await notify(await pay(order.orderId), order.payable)
    await backend.rows(`update entitlements set expires_at = '2026-01-01' where uid = ${uid} returning uid`)
    expect(await backend.ask(studyCentre, { params: { uid } }, token)).toMatchObject({
      courses: [],
      expiredCount: 1,
    })
  })
})
