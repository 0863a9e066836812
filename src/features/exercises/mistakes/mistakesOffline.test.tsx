import { fireEvent, screen } from '@testing-library/react'
import { answers, SEND, single, users } from '../../../../tests/builders/mistakeSamples'
import { ExamRoom } from '../../../../tests/builders/examRoom'
import {
  EXERCISES_NOW as NOW,
  installExercises,
  openExercise as open,
  press,
} from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import type { AttemptRow } from '@/contracts/exercise/attemptList'
import { BrushTopicView } from '../pages/brush-topic/BrushTopicView'
import { MistakeBookView } from '../pages/mistake-book/MistakeBookView'
import { MistakeDetailView } from '../pages/mistake-detail/MistakeDetailView'
import { MistakeExerciseView } from '../pages/mistake-exercise/MistakeExerciseView'
import { PracticeRecordView } from '../pages/practice-record/PracticeRecordView'
import { WrongTopicView } from '../pages/wrong-topic/WrongTopicView'

installExercises()

const DAY = 86_400_000
const attemptRow: AttemptRow = {
  attemptId: 'attempt-1',
  kind: 'practice',
  title: '练习',
  subject: '101',
  paperId: null,
  startedAt: NOW - DAY,
  endsAt: null,
  endedAt: NOW - DAY,
  endedBy: 'handIn',
  questionCount: 10,
  points: 20,
  earned: 10,
}

it('a question that is not named leads to the book and asks the backend nothing', async () => {
  const { visits, network } = await open(<MistakeDetailView />, 'exercisesMistakeDetail')
  expect(network.requests.filter(({ url }) => url.includes('/mistakes'))).toEqual([])
  await press('empty-action')
  expect(visits).toEqual(['push /exercises/mistake-book'])
})

describe('without a network, after a visit', () => {
  const gone = {
    [`GET ${users}/mistake-summary`]: cut,
    [`GET ${users}/mistakes`]: cut,
    [`GET ${users}/due-mistakes`]: cut,
    [`GET ${users}/mistakes/q-single`]: cut,
    [`GET ${users}/mistakes/q-writing`]: cut,
    [`GET ${users}/mistake-sheet`]: cut,
    [`GET ${users}/mistake-reviews`]: cut,
    [`GET ${users}/attempts`]: cut,
    [SEND]: cut,
    'GET /exercise/v1/subjects': cut,
  }
  const visit = async (...[view, id, given = {}]: Parameters<typeof open>) => {
    const { page } = await open(view, id, given, { more: answers })
    await arrive(10_000)
    page.unmount()
  }
  const openCut = async (...[view, id, given = {}]: Parameters<typeof open>) => {
    const opened = await open(view, id, given, { more: gone })
    // One fetch after the other gives up.
    await arrive(60_000)
    await arrive(60_000)
    return opened
  }

  it('the overview opens, and what is due can be solved though it was never opened before', async () => {
    await visit(<WrongTopicView />, 'exercisesWrongTopic')
    const { page } = await openCut(<WrongTopicView />, 'exercisesWrongTopic')
    expect(screen.getByText('重做 2 题')).toBeTruthy()
    page.unmount()
    await openCut(<MistakeExerciseView />, 'exercisesMistakeExercise')
    fireEvent.click(screen.getByText('丙'))
    await press('mistake-commit')
    await press('mistake-good')
    expect(screen.getByText('今天还有 1 题')).toBeTruthy()
  })

  it('what was solved there is not counted as due any more', async () => {
    await visit(<WrongTopicView />, 'exercisesWrongTopic')
    const { page } = await openCut(<MistakeExerciseView />, 'exercisesMistakeExercise')
    await press('mistake-commit')
    await press('mistake-again')
    page.unmount()
    await openCut(<WrongTopicView />, 'exercisesWrongTopic')
    expect(screen.getByText('重做 1 题')).toBeTruthy()
  })

  it('the book lists what was seen of it, also by what is chosen, and its questions open', async () => {
    await visit(<MistakeBookView />, 'exercisesMistakeBook')
    await visit(<MistakeDetailView />, 'exercisesMistakeDetail', { question: 'q-single' })
    const { page } = await openCut(<MistakeBookView />, 'exercisesMistakeBook', { point: single.point })
    expect(screen.getByText('题干 q-single')).toBeTruthy()
    expect(screen.queryByText('题干 q-writing')).toBeNull()
    page.unmount()
    await openCut(<MistakeDetailView />, 'exercisesMistakeDetail', { question: 'q-single' })
    expect(screen.getByText('正确答案：C')).toBeTruthy()
  })

  it('a card that is listed opens though it was never opened before, and so does what is due', async () => {
    await visit(<MistakeBookView />, 'exercisesMistakeBook')
    const { page } = await openCut(<MistakeDetailView />, 'exercisesMistakeDetail', { question: 'q-writing' })
    expect(screen.getByText('参考答案', { exact: false })).toBeTruthy()
    page.unmount()
    await openCut(<MistakeExerciseView />, 'exercisesMistakeExercise')
    expect(screen.getByText('今天还有 2 题')).toBeTruthy()
  })

  it('what a practice has brought into the book is there when it ends', async () => {
    const room = new ExamRoom('practice')
    const given = { subject: '101', kind: 'practice' }
    const { page } = await open(<BrushTopicView />, 'exercisesBrushTopic', given, { room, more: answers })
    await press('open-sheet')
    await press('sheet-hand-in')
    await press('hand-in-confirm')
    page.unmount()
    await openCut(<MistakeExerciseView />, 'exercisesMistakeExercise')
    expect(screen.getByText('今天还有 2 题')).toBeTruthy()
  })

  it('the record of practices lists what was seen of it', async () => {
    const row = { ...attemptRow, title: '政治 · 单选题' }
    const more = { [`GET ${users}/attempts`]: ok({ list: [row], total: 1, page: 1, size: 20 }) }
    const { page } = await open(<PracticeRecordView />, 'exercisesPracticeRecord', {}, { more })
    page.unmount()
    await openCut(<PracticeRecordView />, 'exercisesPracticeRecord')
    expect(screen.getByText('政治 · 单选题')).toBeTruthy()
  })
})
