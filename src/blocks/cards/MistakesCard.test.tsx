import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../tests/builders/renderIn'
import { ok, type Answer } from '../../../tests/builders/scriptedNetwork'
import { storage } from '@/platform/storage'
import { MistakesCard } from './MistakesCard'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  for (const key of storage.local.keys()) storage.local.remove(key)
})

const summaryOf = (open: number, due: number) =>
  ok({ open, due, mastered: 0, removed: 0, subjects: [], causes: [] })
const show = async (answer: Answer) => {
  const answers = { [`GET /exercise/v1/users/${UID}/mistake-summary`]: answer }
  const made = fakeStores({ loggedIn: true, answers })
  renderIn(made.stores, <MistakesCard testId="mistakes" />, 'home')
  await arrive(1000)
  return made
}

it('tells how many wrong questions are due, and leads to them', async () => {
  const { visits } = await show(summaryOf(5, 2))
  expect(screen.getByText('今天到期 2 题')).toBeTruthy()
  fireEvent.click(screen.getByTestId('mistakes'))
  await arrive(1000)
  expect(visits).toEqual(['push /exercises/wrong-topic'])
})

it('tells what is left when nothing is due', async () => {
  await show(summaryOf(5, 0))
  expect(screen.getByText('今天没有到期的，还有 5 题未掌握')).toBeTruthy()
})

it('is not there for who has no wrong questions', async () => {
  await show(summaryOf(0, 0))
  expect(screen.queryByTestId('mistakes')).toBeNull()
})
