import { bookConsult, cancelConsult, consultDay, consults, consultSlots } from '@/contracts/choose/consult'
import {
  chooseRank,
  chooseReport,
  compareSchools,
  interestResult,
  interestTest,
  makeReport,
} from '@/contracts/choose/insights'
import * as plans from '@/contracts/choose/plans'
import { programmes } from '@/contracts/choose/programmes'
import { chooseSchools } from '@/contracts/choose/schools'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
let me: { uid: string; token: string }
let other: { uid: string; token: string }
beforeAll(async () => {
  backend = await startBackend({ operatorKey: 'operator' })
  me = await backend.login('13900000011')
  other = await backend.login('13900000012')
})
afterAll(() => backend.stop())

const form: plans.ChooseFormBody = {
  school: '示例大学',
  major: '软件工程',
  isCross: false,
  shape: 'four',
  scores: { politics: 68, foreign: 70, first: 110, second: 112 },
  codes: ['0812', '0854'],
  provinces: [],
  levels: [],
  degree: 'any',
  maths: 'any',
  prefer: 'chance',
}

const idOf = async (code: string): Promise<string> => {
  const { list } = await backend.ask(programmes, { query: { code, size: 1 } })
  return list[0]?.programmeId ?? ''
}

describe('recommendation', () => {
  test('gives 冲, 稳 and 保 with facts, and no more than asked for', async () => {
    const { list, total, bands } = await backend.ask(plans.recommend, { body: form })
    expect(total).toBe(360)
    expect(bands).toEqual({ steadyFrom: 0.4, safeFrom: 0.7, safeReach: 0.95 })
    expect(new Set(list.map(({ band }) => band))).toEqual(new Set(['reach', 'steady', 'safe']))
    expect(list.length).toBeLessThanOrEqual(60)
    expect(list.every(({ code }) => /^08(12|54)/.test(code))).toBe(true)
  })

  test('refuses scores beyond the maximum', async () => {
    const body = { ...form, scores: { ...form.scores, politics: 101 } }
    expect(await backend.call(plans.recommend, { body })).toMatchObject({ status: 400, code: 'Y40075' })
  })
})

describe('the form', () => {
  const of = (rev: number, major: string) =>
    backend.call(
      plans.saveChooseForm,
      { params: { uid: me.uid, module: 'precise' }, body: { form: { ...form, major }, rev } },
      me.token,
    )

  test('is kept, and a stale device overwrites nothing', async () => {
    const params = { uid: me.uid, module: 'precise' } as const
    expect(await backend.ask(plans.chooseForm, { params }, me.token)).toEqual({ form: null, rev: 0 })
    expect((await of(0, '自动化')).status).toBe(200)
    expect(await of(0, '数学')).toMatchObject({ status: 409, code: 'Y40960' })
    expect(await backend.ask(plans.chooseForm, { params }, me.token)).toMatchObject({
      form: { major: '自动化' },
      rev: 1,
    })
  })
})

describe('favourites and the plan', () => {
  test('keep their order, take many away and never another learner’s', async () => {
    const uid = me.uid
    for (const id of ['001', '002', '003'])
      await backend.ask(plans.addFavourite, { params: { uid, kind: 'school', id } }, me.token)
    const page = async () =>
      (
        await backend.ask(plans.favourites, { params: { uid }, query: { kind: 'school' } }, me.token)
      ).list.map(({ targetId }) => targetId)
    expect(await page()).toEqual(['003', '002', '001'])
    const body = { kind: 'school' as const, ids: ['002', '001', '003'] }
    await backend.ask(plans.orderFavourites, { params: { uid }, body }, me.token)
    expect(await page()).toEqual(['002', '001', '003'])
    const removal = { kind: 'school' as const, ids: ['002', '003'] }
    await backend.ask(plans.removeFavourites, { params: { uid }, body: removal }, me.token)
    expect(await page()).toEqual(['001'])
    const foreign = await backend.call(
      plans.favourites,
      { params: { uid }, query: { kind: 'school' } },
      other.token,
    )
    expect(foreign.status).toBe(403)
  })

  test('know one first choice', async () => {
    const ids = [await idOf('0812'), await idOf('0854')]
    for (const id of ids)
      await backend.ask(
        plans.planProgramme,
        { params: { uid: me.uid, id }, body: { isFirst: true } },
        me.token,
      )
    const { list } = await backend.ask(
      plans.choosePlan,
      { params: { uid: me.uid }, query: { total: '360' } },
      me.token,
    )
    expect(list.filter(({ isFirst }) => isFirst).map(({ programmeId }) => programmeId)).toEqual([ids[1]])
    await backend.ask(plans.unplanProgramme, { params: { uid: me.uid, id: ids[0] ?? '' } }, me.token)
    const rest = await backend.ask(plans.choosePlan, { params: { uid: me.uid }, query: {} }, me.token)
    expect(rest.list).toHaveLength(1)
  })
})

describe('reports', () => {
  test('stay as they were made, as a page and as a picture', async () => {
    const body = { programmeId: await idOf('0812'), scores: form.scores }
    const report = await backend.ask(makeReport, { params: { uid: me.uid }, body }, me.token)
    expect(report.reasons.length).toBeGreaterThan(2)
    const again = await backend.ask(chooseReport, { params: { uid: me.uid, id: report.reportId } }, me.token)
    expect(again).toEqual(report)
    const path = new URL(report.picture, 'http://x').pathname.replace('.png', '.svg')
    const picture = await backend.fastify.inject(path)
    expect(picture.body).toContain(report.school)
    expect(picture.body.includes('示例数据')).toBe(report.isSample)
    const stranger = await backend.call(
      chooseReport,
      { params: { uid: other.uid, id: report.reportId } },
      other.token,
    )
    expect(stranger.status).toBe(404)
  })
})

describe('comparison and rankings', () => {
  test('compare two to four schools', async () => {
    const { list } = await backend.ask(chooseSchools, { query: { level: '3', size: 5 } })
    const ids = list.map(({ schoolId }) => schoolId)
    const { schools, shared } = await backend.ask(compareSchools, {
      query: { school: ids.slice(0, 3).join(',') },
    })
    expect(schools.map(({ schoolId }) => schoolId)).toEqual(ids.slice(0, 3))
    expect(shared.length).toBeGreaterThan(0)
    const five = await backend.call(compareSchools, { query: { school: ids.join(',') } })
    expect(five).toMatchObject({ status: 400, code: 'Y40073' })
    const one = await backend.call(compareSchools, { query: { school: ids[0] ?? '' } })
    expect(one).toMatchObject({ status: 400, code: 'Y40073' })
    const missing = { query: { school: ids.slice(0, 2).join(','), code: '0953' } }
    expect(await backend.call(compareSchools, missing)).toMatchObject({ status: 400, code: 'Y40074' })
  })

  test.each(['heat', 'line', 'difficulty', 'gap'] as const)('rank by %s', async (key) => {
    const { list, rule } = await backend.ask(chooseRank, { params: { key }, query: { code: '0812' } })
    expect(rule).not.toBe('')
    expect(list.length).toBe(20)
    const values = list.map(({ value }) => value)
    expect(values).toEqual([...values].sort((one, two) => two - one))
  })
})

test('the interest test names its scale and fits majors', async () => {
  const { items, scale } = await backend.ask(interestTest, {})
  expect(scale.licence).toContain('公有领域')
  const answers = items.map((_, at) => (at % 6 === 1 ? 5 : at % 6 === 0 ? 4 : 2))
  const result = await backend.ask(interestResult, { body: { answers } }, me.token)
  expect(result.code.startsWith('IR')).toBe(true)
  expect(result.majors[0]?.types.startsWith('IR')).toBe(true)
  const short = await backend.call(interestResult, { body: { answers: [1] } })
  expect(short).toMatchObject({ status: 400, code: 'Y40076' })
})

describe('consultation', () => {
  test('gives a time to one learner, frees it again and shows staff their day', async () => {
    const { day, advisers, topics } = await backend.ask(consultSlots, { query: {} }, me.token)
    const adviser = advisers[0]
    const slot = adviser?.slots.find(({ isFree }) => isFree)
    if (!adviser || !slot) throw new Error('no free time')
    const body = {
      adviserId: adviser.adviserId,
      startsAt: slot.startsAt,
      topic: topics[0] ?? '',
      contact: '13900000011',
    }
    const book = (who: typeof me) => backend.call(bookConsult, { params: { uid: who.uid }, body }, who.token)
    const [mine, theirs] = await Promise.all([book(me), book(other)])
    expect([mine.status, theirs.status].sort()).toEqual([200, 409])
    const winner = mine.status === 200 ? me : other
    expect((await book(winner)).status).toBe(200)
    const { list } = await backend.ask(consults, { params: { uid: winner.uid }, query: {} }, winner.token)
    expect(list).toHaveLength(1)
    const staff = await backend.send(consultDay, { params: { day }, query: {} }, undefined, 'operator')
    expect(staff.result).toMatchObject({ total: 1, list: [{ uid: winner.uid }] })
    const params = { uid: winner.uid, id: list[0]?.bookingId ?? '' }
    await backend.ask(cancelConsult, { params }, winner.token)
    const loser = winner === me ? other : me
    expect((await book(loser)).status).toBe(200)
  })

  test('gives a learner neither two advisers at once nor more bookings than allowed, however fast', async () => {
    const fresh = await backend.login('13900000013')
    const { day, advisers } = await backend.ask(consultSlots, { query: {} }, fresh.token)
    const later = new Date(Date.parse(`${day}T00:00:00Z`) + 3 * 86_400_000).toISOString().slice(0, 10)
    const { advisers: there } = await backend.ask(consultSlots, { query: { day: later } }, fresh.token)
    const times = there[0]?.slots.map(({ startsAt }) => startsAt) ?? []
    const book = (adviserId: string, startsAt: number) => {
      const body = { adviserId, startsAt, topic: '选院校', contact: '13900000013' }
      return backend.call(bookConsult, { params: { uid: fresh.uid }, body }, fresh.token)
    }
    const [one, other] = [advisers[0]?.adviserId ?? '', advisers[1]?.adviserId ?? '']
    const first = times[0] ?? 0
    expect((await book(one, first)).status).toBe(200)
    expect(await book(other, first)).toMatchObject({ status: 409, code: 'Y40972' })
    const many = await Promise.all(times.slice(1, 4).map((startsAt) => book(one, startsAt)))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('refuses past times and times outside of the hours', async () => {
    const at = (startsAt: number) =>
      backend.call(
        bookConsult,
        {
          params: { uid: me.uid },
          body: { adviserId: 'gong', startsAt, topic: '选院校', contact: '13900000011' },
        },
        me.token,
      )
    for (const startsAt of [backend.time.now - 3_600_000, backend.time.now + 26 * 3_600_000 + 1])
      expect(await at(startsAt)).toMatchObject({ status: 409, code: 'Y40967' })
  })
})
