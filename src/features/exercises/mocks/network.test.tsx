import { screen } from '@testing-library/react'
import { UID } from '../../../../tests/builders/fakeStores'
import {
  EXERCISES_NOW as NOW,
  installExercises,
  openExercise,
  press,
} from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { type Answer, cut, ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { NetworkReportView } from '../pages/combat-network-report/NetworkReportView'
import { NetworkTestView } from '../pages/combat-network-test/NetworkTestView'
import { NetworkView } from '../pages/combat-network/NetworkView'

installExercises()

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MOCKS = `GET /exercise/v1/users/${UID}/mocks`
const mock = (mockId: string, startsAt: number, more: object = {}) => ({
  mockId,
  series: 'mock',
  title: '政治全网模考',
  paper: '模考卷一',
  subject: '101',
  minutes: 40,
  questionCount: 15,
  points: 40,
  opensAt: startsAt - 7 * DAY,
  startsAt,
  lateUntil: startsAt + HOUR / 6,
  endsAt: startsAt + HOUR,
  state: 'open',
  isJoined: false,
  hasEntered: false,
  hasEnded: false,
  ...more,
})
const page = (...list: object[]) => ok({ list, total: list.length, page: 1, size: 20 })
const running = { state: 'running', isJoined: true }
const ended = { state: 'ended', isJoined: true, hasEntered: true, hasEnded: true }

describe('/exercises/combat-network', () => {
  const open = (answer: ReturnType<typeof page>, more: object = {}) =>
    openExercise(<NetworkView />, 'exercisesCombatNetwork', {}, { more: { [MOCKS]: answer, ...more } })

  it('offers each exam the one thing that can be done', async () => {
    const { visits } = await open(
      page(
        mock('politics-running', NOW, running),
        mock('politics-missed', NOW - HOUR / 2, { ...running, isJoined: false }),
        mock('politics-waiting', NOW - HOUR / 2, { ...running, hasEntered: true, hasEnded: true }),
        mock('politics-joined', NOW + 2 * DAY, { isJoined: true }),
        mock('politics-later', NOW + 8 * DAY, { state: 'upcoming' }),
        mock('politics-ended', NOW - 7 * DAY, ended),
        mock('politics-absent', NOW - 14 * DAY, { ...ended, hasEntered: false }),
      ),
    )
    for (const hint of ['已经过了入场时间', '已交卷，全网结束后出成绩', '没有参加这一场', '成绩和解析已出'])
      expect(screen.getByText(hint)).toBeTruthy()
    expect(screen.getByText(/^已报名，还有 2 天开考/)).toBeTruthy()
    expect(screen.getByText(/开放报名$/)).toBeTruthy()
    expect(screen.getAllByRole('button')).toHaveLength(3)
    await press('enter-politics-running')
    await press('report-politics-ended')
    expect(visits).toEqual([
      'push /exercises/combat-network-test?mock=politics-running',
      'push /exercises/combat-network-report?mock=politics-ended',
    ])
  })

  it('signs up, and says so; what cannot be is said in words', async () => {
    const entry = (mockId: string) => `PUT /exercise/v1/users/${UID}/mocks/${mockId}/entry`
    await open(page(mock('politics-one', NOW + DAY), mock('politics-two', NOW + DAY)), {
      [entry('politics-one')]: ok(mock('politics-one', NOW + DAY, { isJoined: true })),
      [entry('politics-two')]: refused(409, 'Y40934', '已经过了入场时间，下一场早一点来'),
    })
    await press('join-politics-one')
    expect(screen.queryByTestId('join-politics-one')).toBeNull()
    expect(screen.getByText(/^已报名，明天开考/)).toBeTruthy()
    // Of the two badges one has changed.
    expect(screen.getByText('已报名')).toBeTruthy()
    expect(screen.getAllByText('报名中')).toHaveLength(1)
    await press('join-politics-two')
    expect(screen.getByTestId('join-politics-two')).toBeTruthy()
  })

  it('lets in at the beginning by its own clock, without asking again', async () => {
    const { network } = await open(page(mock('politics-soon', NOW + 30_000, { isJoined: true })))
    expect(screen.getByTestId('clock-politics-soon')).toBeTruthy()
    expect(screen.queryByTestId('enter-politics-soon')).toBeNull()
    await arrive(31_000)
    expect(screen.getByTestId('enter-politics-soon')).toBeTruthy()
    expect(screen.getByText('进行中')).toBeTruthy()
    expect(network.sent(MOCKS)).toHaveLength(1)
  })

  it('is empty where nothing is planned', async () => {
    await open(page())
    expect(screen.getByText('模考还在安排')).toBeTruthy()
  })

  it('without a network can be asked for again', async () => {
    await open(page(), { [MOCKS]: cut })
    await arrive(60_000)
    expect(screen.getByTestId('failure')).toBeTruthy()
  })
})

it('/exercises/network-home shows the evaluations and leads to their pages', async () => {
  const { visits, network } = await openExercise(
    <NetworkView />,
    'exercisesNetworkHome',
    {},
    {
      more: { [MOCKS]: page(mock('law-running', NOW, { ...running, series: 'evaluation' })) },
    },
  )
  expect(network.sent(MOCKS)[0]?.url).toContain('series=evaluation')
  await press('enter-law-running')
  expect(visits).toEqual(['push /exercises/network-test?mock=law-running'])
})

it('/exercises/combat-network-test without an exam leads to the exams', async () => {
  const { visits } = await openExercise(<NetworkTestView />, 'exercisesCombatNetworkTest')
  await press('empty-action')
  expect(visits).toEqual(['push /exercises/combat-network'])
})

describe('/exercises/combat-network-report', () => {
  const ID = 'politics-one'
  const result = {
    score: 30,
    rank: 12,
    learners: 1200,
    below: 0.853,
    average: 21.4,
    bands: Array.from({ length: 10 }, (_unused, at) => ({ from: at * 4, to: at * 4 + 4, learners: 120 })),
  }
  const report = ok({
    attempt: {
      attemptId: `mock-${ID}`,
      kind: 'mock',
      title: '政治全网模考',
      subject: '101',
      paperId: ID,
      startedAt: NOW,
      endsAt: NOW + HOUR,
      endedAt: NOW + HOUR,
      endedBy: 'handIn',
      now: NOW,
      isPaused: false,
      spent: 60_000,
      questions: [],
      answers: [],
      isMeasured: false,
    },
    endedAt: NOW,
    earned: 30,
    points: 40,
    open: 0,
    outcomes: [],
    types: [{ name: 'single', right: 9, total: 10, earned: 18, points: 20 }],
    knowledge: [],
    ability: null,
    weakest: null,
  })
  const open = (answer: Answer) =>
    openExercise(
      <NetworkReportView />,
      'exercisesCombatNetworkReport',
      { mock: ID },
      {
        more: {
          [`${MOCKS}/${ID}`]: answer,
          [`GET /exercise/v1/users/${UID}/attempts/mock-${ID}/report`]: report,
        },
      },
    )

  it('tells rank, share, distribution in words and the own parts, and leads to the places', async () => {
    const { visits } = await open(ok({ ...mock(ID, NOW - DAY, ended), result }))
    expect(screen.getByText(/1200 人参加，你排第 12，超过 85% 的考生/)).toBeTruthy()
    expect(screen.getByText('基于 1200 份答卷')).toBeTruthy()
    expect(screen.getByText('按题型')).toBeTruthy()
    await press('mock-ranks')
    expect(visits).toEqual([`push /exercises/combat-rankinglist?board=mock_${ID}`])
  })

  it('of few participants says that it tells little', async () => {
    await open(ok({ ...mock(ID, NOW - DAY, ended), result: { ...result, learners: 7 } }))
    expect(screen.getByText('只有 7 人参加，分布仅供参考')).toBeTruthy()
  })

  it('before all have ended shows no score, and says when it comes', async () => {
    await open(ok({ ...mock(ID, NOW, { ...running, hasEntered: true, hasEnded: true }), result: null }))
    expect(screen.getByText('已交卷')).toBeTruthy()
    expect(screen.queryByText('按题型')).toBeNull()
  })

  it('while places are counted shows the own score, and asks again', async () => {
    const { network } = await open(ok({ ...mock(ID, NOW - HOUR, ended), result: null }))
    expect(screen.getByText('名次正在统计')).toBeTruthy()
    expect(screen.getByText('按题型')).toBeTruthy()
    await press('mock-again')
    expect(network.sent(`${MOCKS}/${ID}`)).toHaveLength(2)
  })

  it('of an exam that one was not at leads to the next', async () => {
    const { visits } = await open(
      ok({ ...mock(ID, NOW - DAY, { ...ended, hasEntered: false }), result: null }),
    )
    await press('empty-action')
    expect(visits).toEqual(['push /exercises/combat-network'])
  })

  it('without a network can be asked for again', async () => {
    await open(cut)
    await arrive(60_000)
    expect(screen.getByTestId('failure')).toBeTruthy()
  })
})
