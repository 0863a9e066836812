import { screen } from '@testing-library/react'
import { UID } from '../../../../tests/builders/fakeStores'
import { installExercises, openExercise as open, press } from '../../../../tests/builders/openExercise'
import { ok } from '../../../../tests/builders/scriptedNetwork'
import { studentRecord } from '../../../../tests/builders/studentRecord'
import { BrushTopicView } from '../pages/brush-topic/BrushTopicView'
import { practiceOf } from './openingOf'

installExercises()

it('has as many questions in a group as the learner chooses', async () => {
  const { visits } = await open(<BrushTopicView />, 'exercisesBrushTopic')
  await press('segment-20')
  expect(screen.getByTestId('practice-begin').textContent).toBe('开始，每组 20 题')
  await press('practice-begin')
  expect(visits).toEqual(['push /exercises/brush-topic?subject=101&kind=practice&size=20'])
  expect(practiceOf({ subject: '101', size: '20' })).toMatchObject({ size: 20 })
  expect(practiceOf({ subject: '101', size: '7' })).toMatchObject({ size: 10 })
})

it('promises no more questions than there are', async () => {
  const subject = {
    subject: '101',
    name: '政治',
    points: [
      { point: '唯物论', questionCount: 7 },
      { point: '辩证法', questionCount: 40 },
    ],
    types: [
      { type: 'single', questionCount: 44 },
      { type: 'multiple', questionCount: 3 },
    ],
  }
  await open(
    <BrushTopicView />,
    'exercisesBrushTopic',
    {},
    { more: { 'GET /exercise/v1/subjects': ok([subject]) } },
  )
  const text = () => screen.getByTestId('practice-begin').textContent
  expect(text()).toBe('开始，每组 10 题')
  await press('choice-唯物论')
  expect(text()).toBe('开始，共 7 题')
  await press('choice-multiple')
  expect(text()).toBe('开始，最多 3 题')
  await press('choice-辩证法')
  await press('choice-single')
  expect(text()).toBe('开始，最多 10 题')
})

it('shows the own subjects as tabs, the others behind 全部科目', async () => {
  const coded = (subject: string) => ({ subject, name: `科目${subject}`, points: [], types: [] })
  const more = {
    'GET /exercise/v1/subjects': ok([coded('101'), coded('204'), coded('408')]),
    [`GET /gaoshou/v1/student/${UID}`]: ok({ ...studentRecord, subjectIds: ['408'] }),
  }
  await open(<BrushTopicView />, 'exercisesBrushTopic', {}, { more })
  const tabs = (): (string | null)[] => screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs()).toEqual(['科目408', '全部科目'])
  await press('tab-all')
  expect(tabs()).toEqual(['科目408', '科目101', '科目204'])
})
