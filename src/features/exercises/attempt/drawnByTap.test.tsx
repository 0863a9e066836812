import { fireEvent, screen } from '@testing-library/react'
import type * as Components from '@tarojs/components'
import type * as React from 'react'
import { ExamRoom } from '../../../../tests/builders/examRoom'
import { installExercises, openExercise as open } from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { BrushTopicView } from '../pages/brush-topic/BrushTopicView'
import { ExamTestView } from '../pages/exam-test/ExamTestView'

/** How many boxes were drawn, one that was drawn twice being two. */
const mockDrawn = { boxes: 0 }

jest.mock('@tarojs/components', () => {
  const react = jest.requireActual<typeof React>('react')
  const actual = jest.requireActual<typeof Components>('@tarojs/components')
  const View = react.forwardRef(function View(props: Components.ViewProps, ref: React.Ref<unknown>) {
    mockDrawn.boxes += 1
    return react.createElement(actual.View, { ...props, ref })
  })
  return { ...actual, View }
})

installExercises()

/** What the frame after a tap draws; what follows from the tap comes later. */
const drawnBy = async (testId: string): Promise<number> => {
  mockDrawn.boxes = 0
  fireEvent.click(screen.getByTestId(testId))
  const { boxes } = mockDrawn
  await arrive(1000)
  return boxes
}

const ROW = 3
const BUTTON = 3

/** The boxes of the question on screen. */
const asked = (): number => document.querySelectorAll('.question-body, .question-body div').length

it('the way to the next question draws that question and the two buttons below that may differ, nothing beside', async () => {
  const room = new ExamRoom('practice')
  await open(<BrushTopicView />, 'exercisesBrushTopic', { subject: '101', kind: 'practice' }, { room })
  await drawnBy('option-0')
  // The first question alone has no way back.
  expect(await drawnBy('attempt-next')).toBeLessThanOrEqual(asked() + 3 * BUTTON + 1)
  await drawnBy('option-0')
  await drawnBy('attempt-commit')
  expect(await drawnBy('attempt-next')).toBeLessThanOrEqual(asked() + 2 * BUTTON + 1)
})

it('an option of an exam draws its own row and the one that was chosen before; no row of others, nothing of what is asked', async () => {
  const room = new ExamRoom('exam', 30)
  await open(<ExamTestView />, 'exercisesExamTest', { paperId: 'sample' }, { room })
  const around = 2
  expect(await drawnBy('option-0')).toBeLessThanOrEqual(around + ROW)
  expect(await drawnBy('option-1')).toBeLessThanOrEqual(around + 2 * ROW)
})

it('an answer for good draws the question without what is asked, the note below and one button', async () => {
  const room = new ExamRoom('practice')
  await open(<BrushTopicView />, 'exercisesBrushTopic', { subject: '101', kind: 'practice' }, { room })
  expect(await drawnBy('option-0')).toBeLessThanOrEqual(asked() - 2 + 1 + BUTTON)
})
