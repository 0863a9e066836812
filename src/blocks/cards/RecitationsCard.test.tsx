import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../tests/builders/renderIn'
import { ok } from '../../../tests/builders/scriptedNetwork'
import { storage } from '@/platform/storage'
import { RecitationsCard } from './RecitationsCard'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  for (const key of storage.local.keys()) storage.local.remove(key)
})

const show = async (begun: number, due: number) => {
  const answers = { [`GET /exercise/v1/users/${UID}/recitation-summary`]: ok({ begun, due }) }
  const made = fakeStores({ loggedIn: true, answers })
  renderIn(made.stores, <RecitationsCard testId="recitations" />, 'home')
  await arrive(1000)
  return made
}

it('tells how many passages are due, and leads to them', async () => {
  const { visits } = await show(5, 2)
  expect(screen.getByText('今天到期 2 条')).toBeTruthy()
  fireEvent.click(screen.getByTestId('recitations'))
  await arrive(1000)
  expect(visits).toEqual(['push /exercises/v3/recite'])
})

it('tells what was recited when nothing is due', async () => {
  await show(5, 0)
  expect(screen.getByText('今天没有到期的，背过 5 条')).toBeTruthy()
})

it('is not there for who recites nothing', async () => {
  await show(0, 0)
  expect(screen.queryByTestId('recitations')).toBeNull()
})
