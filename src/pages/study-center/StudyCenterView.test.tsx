import { fireEvent, screen } from '@testing-library/react'
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

it('reminds of what was reserved: the time that is left, then that it is on air, and of nothing that is over', async () => {
  const now = Date.parse('2026-11-21T12:00:00+08:00')
  jest.setSystemTime(now)
  const reserved = (lectureId: string, startsAt: number) => ({
    ...{ lectureId, title: `讲座${lectureId}`, host: '何雨桐' },
    ...{ startsAt, endsAt: startsAt + 3_600_000 },
  })
  const centre = {
    ...{ courses: [], tasks: [], nextLive: null, expiredCount: 0, daysToExam: 26, examYear: 2027 },
    reservedLives: [reserved('a', now - 60_000), reserved('b', now + 60_000)],
  }
  const { stores, visits } = fakeStores({
    loggedIn: true,
    answers: { [`GET /course/v1/users/${UID}/study-centre`]: ok(centre) },
  })
  renderIn(stores, <StudyCenterView />, 'studyCenter')
  await arrive(3000)
  expect(screen.getAllByText('正在直播')).toHaveLength(1)
  expect(screen.getByRole('timer').getAttribute('aria-label')).toContain('直播开始')
  await arrive(60_000)
  expect(screen.getAllByText('正在直播')).toHaveLength(2)
  fireEvent.click(screen.getByText('讲座b'))
  await arrive()
  expect(visits).toEqual(['push /courses/live-streaming?lectureId=b'])
  await arrive(3_600_000)
  expect(screen.queryByText(/^讲座/)).toBeNull()
})
