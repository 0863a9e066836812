import { storage } from '@/platform/storage'
import { fakeStores, settled, UID } from '../../../../tests/builders/fakeStores'
import { never, ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { TaskBoard } from './TaskBoard'

jest.useFakeTimers()

const TASKS = `GET /course/v1/users/${UID}/tasks`

it('a chosen day never shows the tasks of another, while they come or when they do not', async () => {
  const today = ok({ day: '2026-11-22', today: '2026-11-22', tasks: [], points: 7 })
  const { stores, network } = fakeStores({ loggedIn: true, answers: { [TASKS]: today } })
  const board = new TaskBoard({ ...stores, storage: storage.local })
  board.start()
  await settled()
  expect(board.tasks.value?.points).toBe(7)
  network.answers[TASKS] = never
  board.show('2026-11-20')
  expect(board.tasks.phase.kind).toBe('loading')
  network.answers[TASKS] = refused(403, 'Y403')
  board.show('2026-11-19')
  await settled()
  // Another day can be chosen all the same.
  expect([board.tasks.phase.kind, board.today]).toEqual(['failed', '2026-11-22'])
  network.answers[TASKS] = today
  board.start()
  await settled()
  expect(board.tasks.value?.points).toBe(7)
})
