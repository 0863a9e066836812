import { screen } from '@testing-library/react'
import { ExamRoom } from '../../../../tests/builders/examRoom'
import { installExercises, openExercise as open, press } from '../../../../tests/builders/openExercise'
import { BrushTopicView } from '../pages/brush-topic/BrushTopicView'
import { ExamTestView } from '../pages/exam-test/ExamTestView'

installExercises()

describe('the end of an attempt', () => {
  it('is called what it is: a practice ends with its result, a paper is handed in', async () => {
    const given = { subject: '101', kind: 'practice' }
    const { page } = await open(<BrushTopicView />, 'exercisesBrushTopic', given, {
      room: new ExamRoom('practice'),
    })
    await press('open-sheet')
    await press('sheet-hand-in')
    expect(screen.getByTestId('hand-in').textContent).toContain('结束后看这一组的得分和解析')
    expect(screen.getByTestId('hand-in').textContent).not.toContain('交卷')
    expect(screen.getByTestId('hand-in-confirm').textContent).toBe('结束，看结果')
    page.unmount()
    const room = new ExamRoom('exam', 30)
    await open(<ExamTestView />, 'exercisesExamTest', { paperId: 'sample' }, { room })
    await press('open-sheet')
    await press('sheet-hand-in')
    expect(screen.getByTestId('hand-in').textContent).toContain('交卷后不能再改')
  })
})
