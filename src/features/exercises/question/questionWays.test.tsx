import { screen } from '@testing-library/react'
import { ExamRoom } from '../../../../tests/builders/examRoom'
import { UID } from '../../../../tests/builders/fakeStores'
import { answers as mistakes, single, users } from '../../../../tests/builders/mistakeSamples'
import {
  EXERCISES_NOW as NOW,
  installExercises,
  openExercise as open,
  press,
} from '../../../../tests/builders/openExercise'
import { bodyOf, ok } from '../../../../tests/builders/scriptedNetwork'
import type { AttemptKind } from '@/domain/attempt/attemptKinds'
import { BrushTopicView } from '../pages/brush-topic/BrushTopicView'
import { ExamReportView } from '../pages/exam-report/ExamReportView'
import { ExamTestView } from '../pages/exam-test/ExamTestView'
import { MistakeDetailView } from '../pages/mistake-detail/MistakeDetailView'

installExercises()

const folder = { folderId: 'folder-1', name: '易混', questionCount: 2, createdAt: NOW }
const practise = (more: object = {}, kind: AttemptKind = 'practice') =>
  open(
    <BrushTopicView />,
    'exercisesBrushTopic',
    { subject: '101', kind: 'practice' },
    { room: new ExamRoom(kind), more: { ...more } },
  )

describe('from a question', () => {
  it('one asks the AI teacher, once its key was told', async () => {
    const { visits } = await practise()
    const isLater = () => screen.getByTestId('ask-teacher').closest('.attempt__ways--later') !== null
    expect(isLater()).toBe(true)
    const button = screen.getByTestId('ask-teacher')
    await press('option-0')
    expect(isLater()).toBe(false)
    // The same one: a mini-program is sent a class, and no button.
    expect(screen.getByTestId('ask-teacher')).toBe(button)
    await press('ask-teacher')
    expect(visits[0]).toContain('kind=exercise&key=q-single&title=')
  })

  it('one asks an expert, with the question beside it', async () => {
    const { visits } = await practise()
    await press('option-0')
    await press('ask-expert')
    expect(visits[0]).toContain('/experts-question?from=exercise&ref=q-single&about=')
  })

  it('one puts it into a folder, by the attempt that asked it', async () => {
    const { network } = await practise({
      [`GET /exercise/v1/users/${UID}/folders`]: ok([folder]),
      [`PUT /exercise/v1/users/${UID}/collected/q-single`]: ok({}),
    })
    await press('option-0')
    await press('question-collect')
    await press('collect-folder-1')
    const put = network.requests.find(({ url }) => url.includes('/collected/'))
    expect(put && bodyOf(put)).toEqual({ folderId: 'folder-1', attemptId: expect.any(String) as string })
  })

  it('of the book of mistakes one asks only what may be known', async () => {
    const given = { question: 'q-single' }
    const told = await open(<MistakeDetailView />, 'exercisesMistakeDetail', given, { more: mistakes })
    await press('ask-teacher')
    expect(told.visits[0]).toContain('kind=exercise&key=q-single')
    told.page.unmount()
    const { feedback: _, ...question } = single.question
    const more = { ...mistakes, [`GET ${users}/mistakes/q-single`]: ok({ ...single, question }) }
    await open(<MistakeDetailView />, 'exercisesMistakeDetail', given, { more })
    expect(screen.queryByTestId('ask-teacher')).toBeNull()
  })
})

it('from a score report one asks the AI teacher about it', async () => {
  const room = new ExamRoom('exam', 30)
  const send = (method: 'PUT' | 'POST', path: string, body: object) =>
    room.answer({
      method,
      url: `https://m.example/exercise/v1/users/${UID}/attempts/sat-00001${path}`,
      headers: {},
      body: JSON.stringify(body),
    } as Parameters<ExamRoom['answer']>[0])
  await send('PUT', '', {})
  const end = { id: 'e-000001', at: NOW, kind: 'handIn' }
  await send('POST', '/events', { device: 'aaaaaaaa', clock: { sentAt: NOW, offset: 0 }, events: [end] })
  const { visits } = await open(<ExamReportView />, 'exercisesExamReport', { attempt: 'sat-00001' }, { room })
  await press('ask-teacher')
  expect(visits[0]).toContain('kind=score-report&key=sat-00001&title=')
})

describe('what goes on', () => {
  const begun = async (kind: AttemptKind, attempt: string) => {
    const room = new ExamRoom(kind)
    await room.answer({
      method: 'PUT',
      url: `https://m.example/exercise/v1/users/${UID}/attempts/${attempt}`,
      headers: {},
      body: '{}',
    } as Parameters<ExamRoom['answer']>[0])
    return open(<ExamTestView />, 'exercisesExamTest', { attempt }, { room })
  }

  it.each([
    ['practice', 'begun-0001', '练习', '/exercises/exam-report?attempt=begun-0001'],
    ['pointTest', 'begun-0001', '知识点测试', '/exercises/knowledge-report?attempt=begun-0001'],
    ['mock', 'mock-weekly-1', '模考', '/exercises/combat-network-report?mock=weekly-1'],
  ] as const)('%s has the title and the report of its kind', async (kind, attempt, title, report) => {
    const { visits } = await begun(kind, attempt)
    expect(document.title).toBe(title)
    for (let at = 1; at < 7; at++) await press('attempt-next')
    await press('attempt-hand-in')
    await press('hand-in-confirm')
    expect(visits).toEqual([`replace ${report}`])
  })
})

describe('an answer sheet', () => {
  const legend = () => [...document.querySelectorAll('.answer-sheet__key')].map((one) => one.textContent)

  it('names in its legend what its cells show', async () => {
    await practise()
    await press('option-0')
    await press('open-sheet')
    expect(legend()).toEqual(['未答', '答错', '猜的', '当前'])
  })

  it('finds what was noted: guesses where an answer stands, and no marks', async () => {
    await practise()
    await press('attempt-mark')
    expect(screen.getByTestId('attempt-mark').textContent).toBe('猜的')
    await press('open-sheet')
    expect(screen.queryByTestId('segment-marked')).toBeNull()
    expect(screen.getByTestId('segment-guessed').textContent).toBe('猜的 1')
    await press('segment-guessed')
    expect(screen.getAllByTestId(/^cell-/).map(({ textContent }) => textContent)).toEqual(['1'])
  })
})
