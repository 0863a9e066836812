import { screen } from '@testing-library/react'
import { ExamRoom } from '../../../../tests/builders/examRoom'
import { installExercises, openExercise as open, press } from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { setOnline } from '@/platform/network'
import { fakeNetwork, HttpFailure } from '@/platform/request'
import { ExamTestView } from '../pages/exam-test/ExamTestView'

installExercises()
afterEach(() => setOnline(true))

const MINUTE = 60_000

/** An exam whose network can be taken away and brought back; `report` is where it goes when it is over. */
const exam = async () => {
  const { visits } = await open(
    <ExamTestView />,
    'exercisesExamTest',
    { paperId: 'sample' },
    { room: new ExamRoom('exam', 30) },
  )
  const reached = fakeNetwork.answer
  const cut = () => {
    fakeNetwork.answer = () => Promise.reject(new HttpFailure('offline'))
    setOnline(false)
  }
  const restore = () => {
    fakeNetwork.answer = reached
    setOnline(true)
  }
  const isReported = () => visits.some((visit) => visit.startsWith('replace /exercises/exam-report'))
  return { cut, restore, isReported, reached }
}

const handIn = async () => {
  await press('open-sheet')
  await press('sheet-hand-in')
  await press('hand-in-confirm')
}

// However often it was tried before: the pauses between tries grow to half a minute.
test.each([0, 5000, 20_000, 50_000])(
  'what was handed in without a network is reported as soon as it is back after %i ms',
  async (away) => {
    const { cut, restore, isReported } = await exam()
    cut()
    await handIn()
    await arrive(away)
    expect(isReported()).toBe(false)
    restore()
    await arrive(100)
    expect(isReported()).toBe(true)
  },
)

test('so is an exam whose time ran out meanwhile, with nothing of it to be sent', async () => {
  const { cut, restore, isReported } = await exam()
  cut()
  await arrive(30 * MINUTE)
  expect(screen.getByText('时间到')).toBeTruthy()
  await arrive(20_000)
  restore()
  await arrive(100)
  expect(isReported()).toBe(true)
})

test('so is one of which a request was still on its way when the network came back, and is lost then', async () => {
  const { cut, restore, isReported, reached } = await exam()
  cut()
  const underWay: (() => void)[] = []
  fakeNetwork.answer = () =>
    new Promise((_, fail) => {
      underWay.push(() => fail(new HttpFailure('offline')))
    })
  await handIn()
  restore()
  fakeNetwork.answer = reached
  for (const lose of underWay) lose()
  await arrive(100)
  expect(isReported()).toBe(true)
})

test('a network that says it is back too early is tried again after the first pause, not after the longest', async () => {
  const { cut, restore, isReported, reached } = await exam()
  cut()
  await handIn()
  await arrive(50_000)
  setOnline(true)
  await arrive(1000)
  fakeNetwork.answer = reached
  await arrive(2500)
  expect(isReported()).toBe(true)
  restore()
})
