import { fireEvent, screen, within } from '@testing-library/react'
import { sampleQuestions } from '../../../../tests/builders/attemptSamples'
import { ExamRoom } from '../../../../tests/builders/examRoom'
import { installExercises, openExercise as open, press } from '../../../../tests/builders/openExercise'
import { BrushTopicView } from '../pages/brush-topic/BrushTopicView'
import { ExamTestView } from '../pages/exam-test/ExamTestView'

installExercises()

/** Goes to the question of a number, from 1, by the answer sheet. */
const jump = async (no: number): Promise<void> => {
  await press('open-sheet')
  await press(`cell-${no}`)
}
const at = (id: string): number => sampleQuestions.findIndex((question) => question.id === id) + 1

describe('a question of several parts', () => {
  it('tells before it is handed in which parts are open', async () => {
    const room = new ExamRoom('exam')
    await open(<ExamTestView />, 'exercisesExamTest', { paperId: 'sample' }, { room })
    await jump(at('q-matching'))
    expect(screen.getByText(/选一个字母/)).toBeTruthy()
    await press('match-0-3')
    await jump(at('q-blank'))
    fireEvent.input(screen.getByTestId('blank-0').querySelector('input') ?? screen.getByTestId('blank-0'), {
      target: { value: '1/2' },
    })
    await press('open-sheet')
    await press('sheet-hand-in')
    const sheet = within(screen.getByTestId('hand-in'))
    expect(sheet.getByText(/没答全的有 2 题/)).toBeTruthy()
    fireEvent.click(within(sheet.getByLabelText('没答全的题')).getByText(`第 ${at('q-matching')} 题`))
    await press('match-1-1')
    await press('open-sheet')
    await press('sheet-hand-in')
    expect(within(screen.getByTestId('hand-in')).getByText(/没答全的有 1 题/)).toBeTruthy()
  })

  it('where the first answer stands, its button says how much is open', async () => {
    const given = { subject: '101', kind: 'practice' }
    await open(<BrushTopicView />, 'exercisesBrushTopic', given, { room: new ExamRoom('practice') })
    await jump(at('q-matching'))
    await press('match-0-3')
    expect(screen.getByTestId('attempt-commit').textContent).toBe('提交答案，还差 1 处')
    await press('match-1-1')
    expect(screen.getByTestId('attempt-commit').textContent).toBe('提交答案')
  })
})
