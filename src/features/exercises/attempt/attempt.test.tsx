import { fireEvent, screen, within } from '@testing-library/react'
import { sampleQuestions, SECRET } from '../../../../tests/builders/attemptSamples'
import { ExamRoom } from '../../../../tests/builders/examRoom'
import {
  EXERCISES_NOW as NOW,
  installExercises,
  openExercise as open,
  press,
} from '../../../../tests/builders/openExercise'
import { UID } from '../../../../tests/builders/fakeStores'
import { arrive } from '../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { fakeNetwork } from '@/platform/request'
import { storage } from '@/platform/storage'
import { BrushTopicView } from '../pages/brush-topic/BrushTopicView'
import { ExamDetailView } from '../pages/exam-detail/ExamDetailView'
import { ExamTestView } from '../pages/exam-test/ExamTestView'
import { TopicTrainView } from '../pages/topic-train/TopicTrainView'

installExercises()

const practice = (room = new ExamRoom('practice')) =>
  open(<BrushTopicView />, 'exercisesBrushTopic', { subject: '101', kind: 'practice' }, { room })

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

  it('is answered in all seven ways, and ends at an address of its result', async () => {
    const { visits } = await practice()
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
    // Rows have letters, places numbers: an answer names the letters on screen.
    const letterAt = (no: number) => screen.getByTestId(`order-${no}`).textContent?.slice(0, 1)
    const ordered = [2, 0, 1].map(letterAt).join(' → ')
    expect(ordered.split(' → ').sort()).toEqual(['A', 'B', 'C'])
    await press('attempt-commit')
    expect(screen.getByText(`你的答案：${ordered}`)).toBeTruthy()
    await press('attempt-next')
    fireEvent.input(screen.getByTestId('writing'), { target: { value: 'Dear Sir' } })
    await press('attempt-commit')
    expect(screen.getByText('待自评')).toBeTruthy()
    await press('attempt-hand-in')
    await press('hand-in-confirm')
    expect(visits).toHaveLength(1)
    expect(visits[0]).toMatch(/^replace \/exercises\/brush-topic\?subject=101&kind=practice&done=\w/)
  })

  it('has a result that can be loaded again: no other group begins until it is asked for', async () => {
    const room = new ExamRoom('practice')
    const { page } = await practice(room)
    await press('open-sheet')
    await press('sheet-hand-in')
    await press('hand-in-confirm')
    const done = room.attemptId
    page.unmount()
    const given = { subject: '101', kind: 'practice', done }
    const { visits } = await open(<BrushTopicView />, 'exercisesBrushTopic', given, { room })
    expect(screen.getByText('0 / 22 分')).toBeTruthy()
    expect([...room.logs.keys()]).toEqual([done])
    await press('practice-again')
    expect(visits).toEqual(['replace /exercises/brush-topic?subject=101&kind=practice'])
    await practice(room)
    expect(room.logs.size).toBe(2)
  })

  it('tells that a key waits for the network', async () => {
    await practice()
    const answering = fakeNetwork.answer
    fakeNetwork.answer = cut as typeof fakeNetwork.answer
    await press('option-0')
    expect(screen.getByText(/联网后自动判分/)).toBeTruthy()
    expect(screen.queryByText('正在判分…')).toBeNull()
    fakeNetwork.answer = answering
    await arrive(60_000)
    expect(screen.getByTestId('feedback')).toBeTruthy()
  })
})

describe('a practice on a slow network', () => {
  it('shows what was tapped at once, and that it is being judged', async () => {
    await practice()
    const answering = fakeNetwork.answer
    let goOn = (): void => undefined
    const gate = new Promise<void>((resolve) => (goOn = resolve))
    fakeNetwork.answer = async (request) => {
      await gate
      return answering ? answering(request) : Promise.reject(new Error('nobody answers'))
    }
    fireEvent.click(screen.getByTestId('option-0'))
    expect(screen.getByTestId('option-0').getAttribute('aria-checked')).toBe('true')
    expect(screen.getByText('正在判分…')).toBeTruthy()
    goOn()
    await arrive(1000)
    expect(screen.queryByText('正在判分…')).toBeNull()
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

  const begunElsewhere = (room: ExamRoom) => ({
    room,
    more: {
      [`GET /exercise/v1/users/${UID}/attempts-going-on`]: ok({
        list: [
          {
            attemptId: 'begun-elsewhere',
            kind: 'exam',
            title: '样卷',
            subject: '101',
            paperId: 'sample',
            startedAt: NOW,
            endsAt: NOW + 30 * 60_000,
            endedAt: null,
            endedBy: null,
          },
        ],
      }),
    },
  })

  it('says that it goes on, and how much time is left, when it was begun on another device', async () => {
    await open(
      <ExamDetailView />,
      'exercisesExamDetail',
      { paperId: 'sample' },
      begunElsewhere(new ExamRoom('exam', 30)),
    )
    expect(screen.getByText('继续考试')).toBeTruthy()
    expect(screen.getByTestId('exam-left').getAttribute('aria-label')).toContain('剩余时间')
  })

  it('goes on with what was begun on another device', async () => {
    const room = new ExamRoom('exam', 30)
    await open(<ExamTestView />, 'exercisesExamTest', { paperId: 'sample' }, begunElsewhere(room))
    expect(room.attemptId).toBe('begun-elsewhere')
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

  it('is handed in from its sheet at any question, after a look at what is unanswered', async () => {
    const { visits } = await exam()
    fireEvent.click(screen.getByTestId('option-2'))
    await press('attempt-next')
    await press('open-sheet')
    await press('sheet-hand-in')
    expect(screen.getByText(/没答的有 6 题/)).toBeTruthy()
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
