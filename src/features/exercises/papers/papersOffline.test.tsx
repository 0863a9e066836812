import { act, screen } from '@testing-library/react'
import { setOnline } from '@/platform/network'
import { installExercises, openExercise as open, press } from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { ExamDetailView } from '../pages/exam-detail/ExamDetailView'

installExercises()
afterEach(() => setOnline(true))

const PAPER = 'GET /exercise/v1/papers/sample'
const gone = { [PAPER]: cut, 'GET /exercise/v1/papers': cut }

/** Opens a page once with a network, and again later without. */
const reopen = async (given: { paperId?: string }) => {
  const { page } = await open(<ExamDetailView />, 'exercisesExamDetail', given)
  await arrive(10_000)
  page.unmount()
  await arrive(3_600_000)
  const opened = await open(<ExamDetailView />, 'exercisesExamDetail', given, { more: gone })
  await arrive(60_000)
  await arrive(60_000)
  return opened
}

it('a paper that was open once opens again, says how old it is, and is fetched once the network is back', async () => {
  const { network } = await reopen({ paperId: 'sample' })
  expect(screen.getByText('样卷')).toBeTruthy()
  expect(screen.getByTestId('saved-note').textContent).toContain('显示的是今天 10:00 的内容')
  network.answers[PAPER] = ok({
    paperId: 'sample',
    title: '新样卷',
    subject: '101',
    minutes: 30,
    questionCount: 7,
    points: 22,
    sections: [],
  })
  act(() => setOnline(true))
  await arrive(1000)
  expect(screen.getByText('新样卷')).toBeTruthy()
  expect(screen.queryByTestId('saved-note')).toBeNull()
})

it('the list of papers opens again, too', async () => {
  const { visits } = await reopen({})
  await press('paper-sample')
  expect(visits).toEqual(['push /exercises/exam-detail?paperId=sample'])
})
