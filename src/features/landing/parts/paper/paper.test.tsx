import { fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { storage } from '@/platform/storage'
import { fakeStores, UID } from '../../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { cut, ok, type Answer } from '../../../../../tests/builders/scriptedNetwork'
import { PracticePart } from './PracticePart'
import { RankPart } from './RankPart'
import { ReportPart } from './ReportPart'
import { TestPart } from './TestPart'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const PAPERS = 'GET /base/v1/promo-papers'
const CARD = { paperId: 'p1', title: '政治一卷', subject: '政治', minutes: 10, questionCount: 2 }
const question = (no: number) => ({ no, stem: `第${no}问`, options: ['甲', '乙'], point: '唯物论' })
const REPORT = `GET /base/v1/users/${UID}/promo-papers/p1/report`
const RANK = 'GET /base/v1/promo-papers/p1/rank'

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  for (const key of storage.local.keys()) storage.local.remove(key)
})
afterEach(() => jest.useRealTimers())

const open = async (Part: ComponentType, answers: Record<string, Answer> = {}, loggedIn = false) => {
  const world = fakeStores({
    loggedIn,
    answers: {
      [PAPERS]: ok([CARD, { ...CARD, paperId: 'p2', subject: '数学' }]),
      'GET /base/v1/promo-papers/p1': ok({ ...CARD, questions: [question(0), question(1)] }),
      'GET /base/v1/promo-papers/p1/practice': ok({ ...CARD, questions: [question(0), question(1)] }),
      ...answers,
    },
  })
  renderIn(world.stores, <Part />, 'market', { slug: 'paper-page' })
  await arrive(3000)
  return world
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive()
}
const pick = async (name: string) => {
  fireEvent.click(screen.getByRole('radio', { name }))
  await arrive()
}

describe('papers', () => {
  it('that are not there yet say so', async () => {
    await open(PracticePart, { [PAPERS]: ok([]) })
    expect(screen.getByText('试卷还在出')).toBeTruthy()
  })

  it('that cannot be fetched are fetched again', async () => {
    const { network } = await open(PracticePart, { [PAPERS]: cut })
    network.answers[PAPERS] = ok([CARD])
    await press('重新加载')
    expect(screen.getByText('第0问')).toBeTruthy()
  })
})

describe('a practice', () => {
  const CHECK = 'POST /base/v1/promo-papers/p1/practice/answers'

  it('judges an answer, explains it and ends with a summary that leads to the test', async () => {
    const { visits } = await open(PracticePart, {
      [CHECK]: ok({ no: 0, correct: false, answer: 1, analysis: '物质第一性' }),
    })
    await pick('A 甲')
    expect(screen.getByText('答错了，正确答案是 B')).toBeTruthy()
    expect(screen.getByText('物质第一性')).toBeTruthy()
    await press('下一题')
    await press('看小结')
    expect(screen.getByText('还有 1 题没做')).toBeTruthy()
    await press('去限时测试')
    expect(visits).toEqual([expect.stringContaining('/market/paper-test?paper=p1')])
  })

  it('says that an answer did not arrive and lets it be given again', async () => {
    const { network } = await open(PracticePart, { [CHECK]: cut })
    await pick('B 乙')
    await arrive(5000)
    expect(screen.getByText(/再点一次选项/)).toBeTruthy()
    network.answers[CHECK] = ok({ no: 0, correct: true, answer: 1, analysis: '对' })
    await pick('B 乙')
    expect(screen.getByText('答对了')).toBeTruthy()
  })
})

describe('a timed test', () => {
  const started = (endsIn: number) =>
    ok({ attemptId: 'attempt-1', ticket: 't', now: NOW, endsAt: NOW + endsIn })

  it('is begun, written, checked and handed in with a login', async () => {
    const { stores } = await open(TestPart, { 'POST /base/v1/promo-papers/p1/starts': started(600_000) })
    await press('开始测试')
    await pick('A 甲')
    await press('下一题')
    await press('检查并交卷')
    expect(screen.getByText('还有 1 题没答')).toBeTruthy()
    await pick('第 2 题')
    expect(screen.getByText('第1问')).toBeTruthy()
    await press('交卷')
    await press('确认交卷')
    expect(stores.ui.dialog).toMatchObject({ kind: 'login' })
  })

  it('shows the report of a test that the backend has', async () => {
    const { visits } = await open(
      TestPart,
      {
        'POST /base/v1/promo-papers/p1/starts': started(600_000),
        [`PUT /base/v1/users/${UID}/promo-attempts/attempt-1`]: ok({ created: true }),
        [REPORT]: ok(report([])),
      },
      true,
    )
    await press('开始测试')
    await press('交卷')
    await press('确认交卷')
    await arrive(3000)
    expect(visits.join()).toContain('/market/paper-report')
  })

  it('takes no answer after its end', async () => {
    await open(TestPart, { 'POST /base/v1/promo-papers/p1/starts': started(60_000) })
    await press('开始测试')
    await pick('A 甲')
    await arrive(61_000)
    expect(screen.getByText('时间到')).toBeTruthy()
    expect(screen.getByText(/做了 1 题/)).toBeTruthy()
    expect(screen.queryByRole('radio', { name: 'A 甲' })).toBeNull()
  })

  it('that cannot begin says why', async () => {
    await open(TestPart, { 'POST /base/v1/promo-papers/p1/starts': cut })
    await press('开始测试')
    await arrive(5000)
    expect(screen.getByText(/网络不给力/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '开始测试' })).toBeTruthy()
  })
})

const report = (wrong: readonly object[]) => ({
  attemptId: 'attempt-1',
  paperId: 'p1',
  title: '政治一卷',
  score: 2 - wrong.length,
  questionCount: 2,
  seconds: 185,
  handedInAt: NOW,
  points: [
    { point: '唯物论', right: 1, total: 1 },
    { point: '辩证法', right: 1 - wrong.length, total: 1 },
  ],
  wrong,
})

describe('a report', () => {
  it('asks a stranger to log in', async () => {
    const { stores } = await open(ReportPart)
    await press('登录')
    expect(stores.ui.dialog).toMatchObject({ kind: 'login' })
  })

  it('that is not there leads to the test', async () => {
    const { visits } = await open(ReportPart, { [REPORT]: ok(null) }, true)
    expect(screen.getByText('这张卷还没有成绩')).toBeTruthy()
    await press('去限时测试')
    expect(visits.join()).toContain('/market/paper-test?paper=p1')
  })

  it('names score, time, the weakest point and what was wrong', async () => {
    const wrong = { ...question(1), chosen: null, answer: 0, analysis: '量变引起质变' }
    await open(ReportPart, { [REPORT]: ok(report([wrong])) }, true)
    expect(screen.getByText('对 1 题，共 2 题')).toBeTruthy()
    expect(screen.getByText('用时 3分05秒')).toBeTruthy()
    expect(screen.getByText(/^先补“辩证法”/)).toBeTruthy()
    expect(screen.getByText(/没有作答，正确答案/)).toBeTruthy()
    expect(screen.getByText('量变引起质变')).toBeTruthy()
  })

  it('without a wrong answer sends to another paper', async () => {
    await open(ReportPart, { [REPORT]: ok(report([])) }, true)
    expect(screen.getByText('全部做对，换一张卷再测一次')).toBeTruthy()
  })
})

describe('a rank', () => {
  const row = (rank: number, more: object = {}) => ({
    rank,
    name: `同学${rank}`,
    score: 2,
    seconds: 60,
    isMe: false,
    ...more,
  })
  const page = (list: readonly object[], total: number, mine: object | null = null) =>
    ok({ list, total, page: 1, size: 20, mine })

  it('shows the own place on top and further pages on demand', async () => {
    const mine = row(21, { isMe: true })
    const { network } = await open(RankPart, { [RANK]: page([row(1)], 2, mine) })
    expect(screen.getByText('我的名次')).toBeTruthy()
    expect(screen.getByText('同学21（我）')).toBeTruthy()
    network.answers[RANK] = page([row(2)], 2, mine)
    await press('再看一些')
    expect(screen.getByText('同学2')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '再看一些' })).toBeNull()
  })

  it('invites whoever has no place', async () => {
    const { visits } = await open(RankPart, { [RANK]: page([row(1)], 1) })
    await press('去限时测试')
    expect(visits.join()).toContain('/market/paper-test?paper=p1')
  })

  it('that is empty waits for the first, and a failed one is tried again', async () => {
    const { network } = await open(RankPart, { [RANK]: cut })
    await arrive(5000)
    network.answers[RANK] = page([], 0)
    await press('重新加载')
    expect(screen.getByText('还没有人上榜')).toBeTruthy()
  })
})
