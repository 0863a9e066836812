import { screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../tests/builders/renderIn'
import { ok } from '../../../tests/builders/scriptedNetwork'
import { StudyCenterView } from './StudyCenterView'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const task = (taskId: string, kind: string, title: string) => ({
  taskId,
  kind,
  title,
  note: '十分钟',
  state: 'open',
  award: 5,
})

it('shows the tasks that it counts, also to who holds no course', async () => {
  const centre = {
    courses: [],
    tasks: [task('t1', 'words', '背单词'), task('t2', 'recite', '背考点')],
    nextLive: null,
    expiredCount: 0,
    daysToExam: 26,
    examYear: 2027,
  }
  const { stores } = fakeStores({
    loggedIn: true,
    answers: { [`GET /course/v1/users/${UID}/study-centre`]: ok(centre) },
  })
  renderIn(stores, <StudyCenterView />, 'studyCenter')
  await arrive(3000)
  expect(screen.getByText('0/2')).toBeTruthy()
  for (const title of ['背单词', '背考点']) expect(screen.getByText(title)).toBeTruthy()
})
