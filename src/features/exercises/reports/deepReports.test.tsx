import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { UID } from '../../../../tests/builders/fakeStores'
import {
  EXERCISES_NOW as NOW,
  installExercises,
  openExercise,
  press,
} from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { cut, ok, type Answer } from '../../../../tests/builders/scriptedNetwork'
import type { RouteId } from '@/routes/table'
import { AbilityStageReportView } from '../pages/ability-stage-report/AbilityStageReportView'
import { AbilitySubjectReportView } from '../pages/ability-subject-report/AbilitySubjectReportView'
import { DeepAllReportView } from '../pages/deep-all-report/DeepAllReportView'
import { DeepReportView } from '../pages/deep-report/DeepReportView'
import { DeepWeekReportView } from '../pages/deep-week-report/DeepWeekReportView'

installExercises()

const DEEP = `GET /exercise/v1/users/${UID}/deep-report`
const ABILITIES = `GET /exercise/v1/users/${UID}/abilities`
const tally = (answers: number, right: number) => ({ answers, right, took: answers * 30_000 })
const whole = (answers: number, right: number, guessed = 0, guessedRight = 0) => ({
  ...tally(answers, right),
  guessed,
  guessedRight,
})
const deep = (more: object = {}) =>
  ok({
    from: '2026-11-16',
    to: '2026-11-22',
    total: whole(40, 26, 4, 1),
    before: whole(30, 15),
    pieces: [
      { from: '2026-11-16', ...tally(10, 6) },
      { from: '2026-11-17', ...tally(30, 20) },
    ],
    subjects: [{ subject: '101', name: '思想政治理论', ...tally(40, 26) }],
    points: [
      { subject: '101', point: '辩证法', ...tally(37, 25) },
      { subject: '101', point: '唯物论', ...tally(3, 1) },
    ],
    types: [{ type: 'single', ...tally(40, 26) }],
    pace: { questions: 20, mine: 36_000, others: 30_000 },
    causes: [
      { cause: 'reading', count: 5 },
      { cause: null, count: 9 },
    ],
    weakest: { subject: '101', point: '辩证法' },
    ...more,
  })
const none = deep({
  total: whole(0, 0),
  before: whole(0, 0),
  pieces: [],
  subjects: [],
  points: [],
  types: [],
  pace: null,
  causes: [],
  weakest: null,
})

const pages: readonly (readonly [RouteId, () => ReactElement, string, string])[] = [
  ['exercisesDeepReport', () => <DeepReportView />, '最近四周', '11月17日那周'],
  ['exercisesDeepWeekReport', () => <DeepWeekReportView />, '这一周', '11月17日'],
  ['exercisesDeepAllReport', () => <DeepAllReportView />, '最近十二个月', '2026年11月'],
]

describe.each(pages)('%s', (id, view, name, most) => {
  const open = (answer: Answer = deep(), given = {}) =>
    openExercise(view(), id, given, { more: { [DEEP]: answer } })

  it('says the whole, its parts and its habits in words, and leads to the weakest point', async () => {
    const { page, visits } = await open()
    const text = page.container.textContent ?? ''
    expect(screen.getByTestId('deep-whole').textContent).toContain(name)
    expect(text).toContain(`共答 40 题，答对 26 题，正确率 65%；最多的是${most}，30 题`)
    expect(text).toContain('20 道同样的题')
    expect(text).toContain('比别人慢 20%')
    expect(text).toContain('标了 4 道「猜的」，蒙对 1 道')
    expect(text).toContain('进错题本 14 题：审题 5 题，还没写原因 9 题')
    const thin = [...page.container.querySelectorAll('.exercise__tally--thin')]
    expect(thin.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['唯物论'])
    await press('deep-next')
    await press('deep-mistakes')
    expect(visits).toEqual([
      `push /exercises/brush-topic?subject=101&point=${encodeURIComponent('辩证法')}&kind=practice`,
      'push /exercises/mistake-book',
    ])
  })

  it('an empty period leads to practice; without a network it can be asked again', async () => {
    const empty = await open(none)
    await press('empty-action')
    expect(empty.visits).toEqual(['push /exercises/brush-topic'])
    empty.page.unmount()
    await open(cut)
    await arrive(60_000)
    expect(screen.getByTestId('failure')).toBeTruthy()
  })

  it('one attempt has nothing before it and no pieces', async () => {
    const { network } = await open(deep({ before: null }), { attempt: 'attempt-0001' })
    expect(screen.queryByTestId('deep-pieces')).toBeNull()
    expect(screen.getByTestId('deep-whole').textContent).toContain('这次作答')
    expect(network.requests.map(({ url }) => url).find((url) => url.includes('deep-report'))).toContain(
      'attempt=attempt-0001',
    )
  })
})

it('a report without one weakest point never calls wrong answers good', async () => {
  const missed = deep({ total: whole(6, 0), weakest: null })
  const { visits } = await openExercise(
    <DeepReportView />,
    'exercisesDeepReport',
    {},
    { more: { [DEEP]: missed } },
  )
  expect(screen.getByText('6 题答对 0 题，错题比较分散，先把错题过一遍')).toBeTruthy()
  await press('deep-next')
  expect(visits).toEqual(['push /exercises/mistake-book'])
})

it('a period is compared with the one before; a year with none', async () => {
  const first = await openExercise(
    <DeepReportView />,
    'exercisesDeepReport',
    {},
    { more: { [DEEP]: deep() } },
  )
  expect(screen.getByTestId('deep-whole').textContent).toContain(
    '和前四周比：多答 10 题，正确率升 15 个百分点',
  )
  first.page.unmount()
  await openExercise(<DeepAllReportView />, 'exercisesDeepAllReport', {}, { more: { [DEEP]: deep() } })
  expect(screen.getByTestId('deep-whole').textContent).not.toContain('比：')
})

it('the week before is one tap away, and this week another', async () => {
  const { network } = await openExercise(
    <DeepWeekReportView />,
    'exercisesDeepWeekReport',
    {},
    {
      more: { [DEEP]: deep() },
    },
  )
  const last = () => network.sent(DEEP).slice(-1)[0]?.url ?? ''
  await press('deep-week-before')
  expect(last()).toContain('to=2026-11-15')
  await press('deep-week-now')
  expect(last()).not.toContain('to=')
})

const ability = (value: number, answers = 12) => ({
  ability: value,
  error: 0.4,
  band: [value - 0.6, value + 0.6],
  answers,
})
const test = (attemptId: string, ago: number, value: number) => ({
  attemptId,
  kind: 'diagnosis',
  title: '实力测评',
  at: NOW - ago * 86_400_000,
  ability: ability(value),
})
const known = ok([
  {
    subject: '101',
    name: '思想政治理论',
    tests: [test('second-0002', 1, 0.5), test('first-0001', 30, 0)],
    stages: [
      { stage: 'basis', from: '2026-01-01', until: '2026-07-01', answers: 40, ability: ability(-0.4, 40) },
      { stage: 'strengthening', from: '2026-07-01', until: '2026-10-01', answers: 3, ability: null },
      { stage: 'sprint', from: '2026-10-01', until: '2027-01-01', answers: 60, ability: ability(0.5, 60) },
    ],
  },
])

describe('abilities over time', () => {
  it('by stage: the whole in a sentence, each stage with its days, and why one has no estimate', async () => {
    const { visits } = await openExercise(
      <AbilityStageReportView />,
      'exercisesAbilityStageReport',
      {},
      {
        more: { [ABILITIES]: known },
      },
    )
    expect(screen.getByText('从基础阶段的 46 到冲刺阶段的 55，升高 9')).toBeTruthy()
    expect(screen.getByTestId('stage-basis').textContent).toContain('1月1日 至 6月30日')
    expect(screen.getByTestId('stage-strengthening').textContent).toContain('这个阶段答了 3 题，满 5 题')
    await press('stages-points')
    await press('stages-tests')
    expect(visits).toEqual([
      'push /exercises/master-status?subject=101',
      'push /exercises/ability-subject-report?subject=101',
    ])
  })

  it('by subject: the newest test, the line of all in words, each with its report', async () => {
    const { visits } = await openExercise(
      <AbilitySubjectReportView />,
      'exercisesAbilitySubjectReport',
      {},
      {
        more: { [ABILITIES]: known },
      },
    )
    expect(screen.getByText(/2 次测评，从 10-23 的 50 到 11-21 的 55，升高 5/)).toBeTruthy()
    await press('test-first-0001')
    await press('tests-measure')
    await press('tests-stages')
    expect(visits).toEqual([
      'push /exercises/strength-report?attempt=first-0001',
      'push /exercises/combat-ability-test?subject=101',
      'push /exercises/ability-stage-report?subject=101',
    ])
  })

  it.each([
    ['exercisesAbilityStageReport', () => <AbilityStageReportView />],
    ['exercisesAbilitySubjectReport', () => <AbilitySubjectReportView />],
  ] as const)(
    '%s without data leads to a test; without a network it can be asked again',
    async (id, view) => {
      const empty = await openExercise(view(), id, {}, { more: { [ABILITIES]: ok([]) } })
      await press('empty-action')
      expect(empty.visits).toEqual(['push /exercises/strength-test'])
      empty.page.unmount()
      await openExercise(view(), id, {}, { more: { [ABILITIES]: cut } })
      await arrive(60_000)
      expect(screen.getByTestId('failure')).toBeTruthy()
    },
  )
})
