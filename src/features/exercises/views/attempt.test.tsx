import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { rightAnswers, sampleQuestions, SECRET } from '../../../../tests/builders/attemptSamples'
import { ExamRoom } from '../../../../tests/builders/examRoom'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { cut, ok, type Answer } from '../../../../tests/builders/scriptedNetwork'
import type { AttemptKind } from '@/domain/attempt/policies'
import { fakeNetwork } from '@/platform/request'
import { storage } from '@/platform/storage'
import type { RouteId } from '@/routes/table'
import type { Query } from '@/lib/query'
import { AnalysisView } from './AnalysisView'
import { BrushTopicView } from './BrushTopicView'
import { ExamDetailView } from './ExamDetailView'
import { ExamReportView } from './ExamReportView'
import { ExamTestView } from './ExamTestView'
import { PracticeRecordView } from './PracticeRecordView'
import { TopicTrainView } from './TopicTrainView'

const NOW = Date.parse('2026-11-22T02:00:00Z')

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => {
  jest.useRealTimers()
  for (const key of storage.local.keys()) storage.local.remove(key)
})

const subjects = ok([
  {
    subject: '101',
    name: '思想政治理论',
    points: [{ point: '唯物论', questionCount: 6 }],
    types: [
      { type: 'single', questionCount: 4 },
      { type: 'multiple', questionCount: 2 },
    ],
  },
])
const paper = {
  paperId: 'sample',
  title: '样卷',
  subject: '101',
  minutes: 30,
  questionCount: 7,
  points: 22,
  sections: [{ title: '选择题', questionCount: 7, points: 22 }],
}
const answers: Record<string, Answer> = {
  'GET /exercise/v1/subjects': subjects,
  'GET /exercise/v1/papers': ok({ list: [paper], total: 1, page: 1, size: 20 }),
  'GET /exercise/v1/papers/sample': ok(paper),
  [`GET /exercise/v1/users/${UID}/attempts`]: ok({ list: [], total: 0, page: 1, size: 20 }),
}

interface Opening {
  readonly room?: ExamRoom
  readonly more?: Record<string, Answer>
}

const open = async (view: ReactElement, id: RouteId, given: Query = {}, { room, more }: Opening = {}) => {
  const made = fakeStores({ loggedIn: true, answers: { ...answers, ...more } })
  const scripted = fakeNetwork.answer
  fakeNetwork.answer = async (request) => (await room?.answer(request)) ?? scripted(request)
  const page = renderIn(made.stores, view, id, given)
  await arrive(1000)
  return { ...made, page }
}

const practice = (kind: AttemptKind = 'practice') =>
  open(
    <BrushTopicView />,
    'exercisesBrushTopic',
    { subject: '101', kind: 'practice' },
    { room: new ExamRoom(kind) },
  )

const press = async (testId: string): Promise<void> => {
  fireEvent.click(screen.getByTestId(testId))
  await arrive(1000)
}

describe('what is practised', () => {
  it('is chosen by subject, point, type and clock', async () => {
    const { visits } = await open(<BrushTopicView />, 'exercisesBrushTopic')
    fireEvent.click(screen.getByText('唯物论 6'))
    fireEvent.click(screen.getByText('单选题 4'))
    fireEvent.click(screen.getByTestId('segment-drill'))
    await press('practice-begin')
    expect(visits).toEqual([
      'push /exercises/brush-topic?subject=101&kind=drill&point=%E5%94%AF%E7%89%A9%E8%AE%BA&type=single',
    ])
  })

  it('by type leads to questions of that type', async () => {
    const { visits } = await open(<TopicTrainView />, 'exercisesTopicTrain')
    await press('train-multiple')
    expect(visits).toEqual(['push /exercises/topic-train?subject=101&type=multiple'])
  })

  it('an empty bank and a failed one say so', async () => {
    const none = await open(
      <BrushTopicView />,
      'exercisesBrushTopic',
      {},
      {
        more: { 'GET /exercise/v1/subjects': ok([]) },
      },
    )
    expect(screen.getByText('题目整理中')).toBeTruthy()
    none.page.unmount()
    storage.local.remove('cache:exercise-subjects')
    await open(<BrushTopicView />, 'exercisesBrushTopic', {}, { more: { 'GET /exercise/v1/subjects': cut } })
    await arrive(60_000)
    expect(screen.getByTestId('failure')).toBeTruthy()
  })
})

describe('a practice', () => {
  it('holds no key before an answer, and shows it with its reason afterwards', async () => {
    const { page } = await practice()
    expect(page.container.textContent).not.toContain(SECRET)
    await press('option-0')
    expect(within(screen.getByTestId('feedback')).getByText('答错了')).toBeTruthy()
    expect(screen.getByTestId('feedback').textContent).toContain(`${SECRET} analysis of q-single`)
    expect(screen.getByTestId('option-2').getAttribute('aria-label')).toContain('正确答案')
    expect(screen.getByTestId('option-0').getAttribute('aria-label')).toContain('选错了')
  })

  it('is answered in all seven ways, ends with a result, and begins the next group', async () => {
    await practice()
    await press('option-2')
    await press('attempt-next')
    for (const no of [0, 2, 3]) fireEvent.click(screen.getByTestId(`option-${no}`))
    await press('attempt-commit')
    await press('attempt-next')
    await press('option-1')
    await press('attempt-next')
    fireEvent.input(screen.getByTestId('blank-0'), { target: { value: '1/2' } })
    fireEvent.input(screen.getByTestId('blank-1'), { target: { value: '收敛' } })
    await press('attempt-commit')
    await press('attempt-next')
    await press('match-0-3')
    await press('match-1-1')
    await press('attempt-commit')
    await press('attempt-next')
    for (const no of [2, 0, 1]) await press(`order-${no}`)
    await press('attempt-commit')
    await press('attempt-next')
    fireEvent.input(screen.getByTestId('writing'), { target: { value: 'Dear Sir' } })
    await press('attempt-commit')
    expect(screen.getByText('待自评')).toBeTruthy()
    await press('attempt-hand-in')
    await press('hand-in-confirm')
    expect(screen.getByText('12 / 22 分')).toBeTruthy()
    await press('practice-again')
    expect(screen.getByText(/^第 1 题 \/ 7/)).toBeTruthy()
    expect(screen.queryByTestId('feedback')).toBeNull()
  })

  it('tells that a key waits for the network', async () => {
    await practice()
    const answering = fakeNetwork.answer
    fakeNetwork.answer = cut as typeof fakeNetwork.answer
    await press('option-0')
    expect(screen.getByText(/联网后自动判分/)).toBeTruthy()
    fakeNetwork.answer = answering
    await arrive(60_000)
    expect(screen.getByTestId('feedback')).toBeTruthy()
  })
})

describe('an exam', () => {
  const exam = () =>
    open(<ExamTestView />, 'exercisesExamTest', { paperId: 'sample' }, { room: new ExamRoom('exam', 30) })

  it('is shown with its structure before it begins', async () => {
    const { visits } = await open(<ExamDetailView />, 'exercisesExamDetail', { paperId: 'sample' })
    expect(screen.getByText('选择题')).toBeTruthy()
    await press('exam-begin')
    expect(visits).toEqual(['push /exercises/exam-test?paperId=sample'])
  })

  it('is chosen from a list', async () => {
    const { visits } = await open(<ExamDetailView />, 'exercisesExamDetail')
    await press('paper-sample')
    expect(visits).toEqual(['push /exercises/exam-detail?paperId=sample'])
  })

  it('asks for a paper where none is named', async () => {
    const { visits } = await open(<ExamTestView />, 'exercisesExamTest')
    await press('empty-action')
    expect(visits).toEqual(['push /exercises/exam-detail'])
  })

  it('has an answer sheet that says every state in words, finds and jumps', async () => {
    await exam()
    fireEvent.click(screen.getByTestId('option-2'))
    fireEvent.click(screen.getByTestId('attempt-mark'))
    await press('open-sheet')
    expect(screen.getByTestId('cell-1').getAttribute('aria-label')).toBe('第 1 题，已答，已标记，当前')
    expect(screen.getByTestId('cell-2').getAttribute('aria-label')).toBe('第 2 题，未答')
    fireEvent.click(screen.getByTestId('segment-marked'))
    expect(screen.queryByTestId('cell-2')).toBeNull()
    fireEvent.click(screen.getByTestId('segment-unanswered'))
    await press('cell-3')
    expect(screen.getByText(/^第 3 题 \/ 7/)).toBeTruthy()
  })

  it('lists what is unanswered and marked before it is handed in, and leads to the report', async () => {
    const { visits, page } = await exam()
    fireEvent.click(screen.getByTestId('option-2'))
    fireEvent.click(screen.getByTestId('attempt-mark'))
    for (let at = 1; at < sampleQuestions.length; at++) await press('attempt-next')
    await press('attempt-hand-in')
    expect(screen.getByText(/没答的有 6 题/)).toBeTruthy()
    expect(screen.getByText(/做了标记的有 1 题/)).toBeTruthy()
    expect(page.container.textContent).not.toContain(SECRET)
    await press('hand-in-confirm')
    expect(visits[0]).toMatch(/^replace \/exercises\/exam-report\?attempt=/)
  })

  it('ends by itself', async () => {
    const { visits } = await exam()
    fireEvent.click(screen.getByTestId('option-2'))
    await arrive(30 * 60_000 + 10_000)
    expect(visits[0]).toMatch(/^replace \/exercises\/exam-report\?attempt=/)
  })
})

/** An exam that was sat and handed in, with one right answer and a text. */
const sat = (): ExamRoom => {
  const room = new ExamRoom('exam', 30)
  const send = (method: 'PUT' | 'POST', path: string, body: object) =>
    void room.answer({
      method,
      url: `https://m.example/exercise/v1/users/${UID}/attempts/sat-00001${path}`,
      headers: {},
      body: JSON.stringify(body),
    } as Parameters<ExamRoom['answer']>[0])
  send('PUT', '', {})
  const given = ['q-single', 'q-writing'].map((question, at) => ({
    id: `e-00000${at}`,
    at: NOW,
    kind: 'answer',
    question,
    answer: rightAnswers[question],
    took: 1000,
  }))
  send('POST', '/events', {
    device: 'aaaaaaaa',
    clock: { sentAt: NOW, offset: 0 },
    events: [...given, { id: 'e-000009', at: NOW + 1, kind: 'handIn' }],
  })
  return room
}

describe('after the end', () => {
  it('a report shows score, parts, and leads to what was wrong', async () => {
    const { visits } = await open(
      <ExamReportView />,
      'exercisesExamReport',
      { attempt: 'sat-00001' },
      { room: sat() },
    )
    expect(screen.getByText('2 / 22 分')).toBeTruthy()
    expect(screen.getAllByText(/不足 5 题，仅供参考/).length).toBeGreaterThan(0)
    await press('report-wrong')
    expect(visits).toEqual(['push /exercises/analysis?type=wrong&gid=sat-00001'])
  })

  it('a report without a name leads to the record', async () => {
    const { visits } = await open(<ExamReportView />, 'exercisesExamReport')
    await press('empty-action')
    expect(visits).toEqual(['push /exercises/practice-record'])
  })

  it('the analysis shows all or what was not right, and writing is awarded there', async () => {
    const room = sat()
    const all = await open(
      <AnalysisView />,
      'exercisesAnalysis',
      { gid: 'sat-00001', type: 'paper' },
      { room },
    )
    expect(screen.getByText(/^第 1 题 \/ 7/)).toBeTruthy()
    all.page.unmount()
    await open(<AnalysisView />, 'exercisesAnalysis', { gid: 'sat-00001', type: 'wrong' }, { room })
    expect(screen.getByText(/^第 1 题 \/ 6/)).toBeTruthy()
    await press('open-sheet')
    await press('cell-6')
    for (let half = 0; half < 4; half++) fireEvent.click(screen.getByLabelText(`增加${SECRET} 扣题`))
    await press('award')
    expect(room.log.find(({ kind }) => kind === 'award')).toMatchObject({ points: [2, 0] })
    expect(screen.getByText('部分答对')).toBeTruthy()
  })

  it('the record goes on with what is open and shows the report of what has ended', async () => {
    const row = {
      kind: 'practice',
      subject: '101',
      paperId: null,
      startedAt: NOW,
      endsAt: null,
      endedBy: null,
      questionCount: 10,
      points: 20,
    }
    const list = [
      { ...row, attemptId: 'open-0001', title: '练习', endedAt: null, earned: null },
      { ...row, attemptId: 'done-0001', title: '考完的卷', endedAt: NOW, endedBy: 'handIn', earned: 12 },
    ]
    const { visits } = await open(
      <PracticeRecordView />,
      'exercisesPracticeRecord',
      {},
      {
        more: {
          [`GET /exercise/v1/users/${UID}/attempts`]: ok({ list, total: 2, page: 1, size: 20 }),
        },
      },
    )
    await press('attempt-open-0001')
    await press('attempt-done-0001')
    expect(visits).toEqual([
      'push /exercises/exam-test?attempt=open-0001',
      'push /exercises/exam-report?attempt=done-0001',
    ])
  })
})
