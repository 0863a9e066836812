import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { SECRET } from '../../../../tests/builders/attemptSamples'
import { ExamRoom } from '../../../../tests/builders/examRoom'
import { UID } from '../../../../tests/builders/fakeStores'
import { knownSubjects, smallSubject } from '../../../../tests/builders/knowledgeSamples'
import { installExercises, openExercise, press } from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import type { AttemptKind } from '@/domain/attempt/attemptKinds'
import type { Query } from '@/lib/query'
import { storage } from '@/platform/storage'
import type { RouteId } from '@/routes/table'
import { AnalysisReportView } from '../pages/analysis-report/AnalysisReportView'
import { AnalysisTestView } from '../pages/analysis-test/AnalysisTestView'
import { KnowledgeReportView } from '../pages/knowledge-report/KnowledgeReportView'
import { KnowledgeTestView } from '../pages/knowledge-test/KnowledgeTestView'
import { SynthesisReportView } from '../pages/synthesis-report/SynthesisReportView'
import { SynthesisTestView } from '../pages/synthesis-test/SynthesisTestView'

installExercises()

const KNOWLEDGE = `GET /exercise/v1/users/${UID}/knowledge`
const ATTEMPT = 'test-0001'
const REPORT = `GET /exercise/v1/users/${UID}/attempts/${ATTEMPT}/report`
const POINT = encodeURIComponent('唯物论')

const question = (id: string) => ({
  id,
  type: 'single',
  stem: `题干 ${id}`,
  options: [
    { no: 0, text: '甲' },
    { no: 1, text: '乙' },
  ],
  items: [],
  blanks: 0,
  points: 2,
  point: id === 'q-3' ? '辩证法' : '唯物论',
  feedback: { key: { type: 'single', option: 0 }, analysis: '因为甲。' },
})
const report = (outcomes: readonly string[]) => ({
  attempt: {
    attemptId: ATTEMPT,
    kind: 'pointTest',
    title: '唯物论 · 知识点测试',
    subject: '101',
    paperId: null,
    startedAt: 0,
    endsAt: null,
    endedAt: 60_000,
    endedBy: 'handIn',
    now: 60_000,
    isPaused: false,
    spent: 60_000,
    questions: outcomes.map((_, at) => question(`q-${at + 1}`)),
    answers: [],
    isMeasured: false,
  },
  endedAt: 60_000,
  earned: 2 * outcomes.filter((one) => one === 'right').length,
  points: 2 * outcomes.length,
  open: 0,
  outcomes: outcomes.map((outcome, at) => ({
    questionId: `q-${at + 1}`,
    outcome,
    earned: outcome === 'right' ? 2 : 0,
  })),
  types: [],
  knowledge: [],
  ability: { ability: 0.62, error: 0.41, band: [-0.07, 1.28], answers: 3 },
  weakest: { subject: '101', point: '唯物论' },
})
const open = (view: ReactElement, id: RouteId, given: Query, outcomes = ['right', 'wrong', 'empty']) =>
  openExercise(view, id, given, { more: { [KNOWLEDGE]: ok(knownSubjects), [REPORT]: ok(report(outcomes)) } })
const sit = (view: ReactElement, id: RouteId, given: Query, kind: AttemptKind, minutes: number | null) =>
  openExercise(view, id, given, { room: new ExamRoom(kind, minutes) })

describe('/exercises/knowledge-test', () => {
  it('offers the points that can be tested', async () => {
    const { visits } = await open(<KnowledgeTestView />, 'exercisesKnowledgeTest', {})
    expect(screen.queryByTestId('point-101-论述')).toBeNull()
    await press('point-101-唯物论')
    expect(visits).toEqual([`push /exercises/knowledge-test?subject=101&point=${POINT}`])
  })

  it('tells no key before the end, has no clock, and ends with its report', async () => {
    const given = { subject: '101', point: '唯物论' }
    const { page, visits } = await sit(
      <KnowledgeTestView />,
      'exercisesKnowledgeTest',
      given,
      'pointTest',
      null,
    )
    await press('option-2')
    expect(page.container.textContent).not.toContain(SECRET)
    expect(screen.queryByTestId('attempt-clock')).toBeNull()
    for (let left = 6; left > 0; left -= 1) await press('attempt-next')
    await press('attempt-hand-in')
    await press('hand-in-confirm')
    await arrive(5000)
    expect(visits.join()).toContain('/exercises/knowledge-report?attempt=')
  })
})

describe('a test that an open one stands in the way of', () => {
  it('names it and leads there', async () => {
    storage.local.set(`exercise:place:${UID}:pointTest:101:唯物论`, JSON.stringify(ATTEMPT))
    const body = { status: 409, code: 'Y40938', msg: '先交卷：辩证法 · 知识点测试', about: 'test-open' }
    const more = { [`PUT /exercise/v1/users/${UID}/attempts/${ATTEMPT}`]: { status: 409, body } }
    const given = { subject: '101', point: '唯物论' }
    const { visits } = await openExercise(<KnowledgeTestView />, 'exercisesKnowledgeTest', given, { more })
    expect(screen.getByText('先交卷：辩证法 · 知识点测试')).toBeTruthy()
    await press('empty-action')
    expect(visits).toEqual(['replace /exercises/exam-test?attempt=test-open'])
  })

  it('says so where the report waits for it', async () => {
    const body = { status: 409, code: 'Y40937', msg: '还有一场测试问到这里的题：辩证法', about: 'test-open' }
    const more = { [REPORT]: { status: 409, body } }
    const { visits } = await openExercise(
      <KnowledgeReportView />,
      'exercisesKnowledgeReport',
      { attempt: ATTEMPT },
      { more },
    )
    expect(screen.getByText(body.msg)).toBeTruthy()
    await press('empty-action')
    expect(visits).toEqual(['replace /exercises/exam-test?attempt=test-open'])
  })
})

describe('/exercises/synthesis-test', () => {
  it('says what it asks before it begins', async () => {
    const { visits } = await open(<SynthesisTestView />, 'exercisesSynthesisTest', { subject: '101' })
    expect(screen.getByText('思想政治理论综合测试')).toBeTruthy()
    expect(screen.getByText(/^20 题，每题 2 分钟/)).toBeTruthy()
    await press('synthesis-begin')
    expect(visits).toEqual(['push /exercises/synthesis-test?subject=101&begin=1'])
  })

  it('promises no more questions than there are', async () => {
    const more = { [KNOWLEDGE]: ok([smallSubject]) }
    await openExercise(<SynthesisTestView />, 'exercisesSynthesisTest', {}, { more })
    expect(screen.getByText(/^6 题，每题 2 分钟/)).toBeTruthy()
  })

  it('runs against the clock', async () => {
    const given = { subject: '101', begin: '1' }
    await sit(<SynthesisTestView />, 'exercisesSynthesisTest', given, 'synthesis', 40)
    expect(screen.getByTestId('attempt-clock')).toBeTruthy()
  })
})

describe.each([
  ['exercisesKnowledgeReport', () => <KnowledgeReportView />, '/exercises/knowledge-test'],
  ['exercisesSynthesisReport', () => <SynthesisReportView />, '/exercises/synthesis-test'],
] as const)('%s', (id, view, choice) => {
  it('shows score, ability on its few answers, the next step and the ways on', async () => {
    const { visits } = await open(view(), id, { attempt: ATTEMPT })
    expect(screen.getByText('2 / 6 分')).toBeTruthy()
    expect(screen.getByTestId('ability-band').className).toContain('yt-chart--thin')
    await press('ability-next')
    await press('report-summary')
    expect(visits).toEqual([
      `push /exercises/brush-topic?subject=101&point=${POINT}&kind=practice`,
      `push /exercises/analysis-report?attempt=${ATTEMPT}`,
    ])
  })

  it('without an attempt leads to the choice; says when it cannot ask', async () => {
    const { visits, page } = await open(view(), id, {})
    await press('empty-action')
    expect(visits).toEqual([`push ${choice}`])
    page.unmount()
    await openExercise(view(), id, { attempt: ATTEMPT }, { more: { [REPORT]: cut } })
    expect((await screen.findAllByTestId('failure')).length).toBe(1)
  })
})

describe('/exercises/analysis-test', () => {
  it('shows every question again, or only what was not right', async () => {
    await open(<AnalysisTestView />, 'exercisesAnalysisTest', { attempt: ATTEMPT })
    expect(screen.getByText('题干 q-1')).toBeTruthy()
    await press('segment-wrong')
    expect(screen.queryByText('题干 q-1')).toBeNull()
    expect(screen.getByText('题干 q-2')).toBeTruthy()
  })

  it('leads to the summary, and without a test to the choice', async () => {
    const { visits, page } = await open(<AnalysisTestView />, 'exercisesAnalysisTest', { attempt: ATTEMPT })
    await press('analysis-summary')
    expect(visits).toEqual([`push /exercises/analysis-report?attempt=${ATTEMPT}`])
    page.unmount()
    const none = await open(<AnalysisTestView />, 'exercisesAnalysisTest', {})
    await press('empty-action')
    expect(none.visits).toEqual(['push /exercises/knowledge-test'])
  })
})

describe('/exercises/analysis-report', () => {
  it('says where points were lost, the most first, and leads to practice and to the question', async () => {
    const given = { attempt: ATTEMPT }
    const { visits } = await open(<AnalysisReportView />, 'exercisesAnalysisReport', given)
    expect(screen.getByText('2 题没拿满分，共丢 4 分')).toBeTruthy()
    await press('lost-辩证法')
    await press('lost-question-q-2')
    expect(visits).toEqual([
      `push /exercises/brush-topic?subject=101&point=${encodeURIComponent('辩证法')}&kind=practice`,
      'push /exercises/mistake-detail?question=q-2',
    ])
    // What was left empty stands in no book.
    expect(screen.getByTestId('lost-question-q-3').getAttribute('role')).not.toBe('button')
  })

  it('says when nothing was lost', async () => {
    await open(<AnalysisReportView />, 'exercisesAnalysisReport', { attempt: ATTEMPT }, ['right', 'right'])
    expect(screen.getByText('一分没丢')).toBeTruthy()
  })
})
