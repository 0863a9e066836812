import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { ok } from '../../../../tests/builders/scriptedNetwork'
import { UnreadLine } from './UnreadCount'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const CALL = `GET /community/v1/users/${UID}/unread-notices`
const open = async (total: number, loggedIn = true) => {
  const answers = { [CALL]: ok({ total, kinds: { reply: total } }) }
  const world = fakeStores({ loggedIn, answers })
  renderIn(world.stores, <UnreadLine />, 'popPlate')
  await arrive(100)
  return world
}

describe('the line of unread messages', () => {
  it('shows their number and leads to them', async () => {
    const { visits } = await open(3)
    fireEvent.click(screen.getByText('3 条未读消息'))
    await arrive()
    expect(visits).toEqual(['push /message/information'])
  })

  it('is absent once all are read, and for a stranger', async () => {
    await open(0)
    expect(screen.queryByText(/条未读消息/)).toBeNull()
    const { network } = await open(3, false)
    expect(screen.queryByText(/条未读消息/)).toBeNull()
    expect(network.requests.filter(({ url }) => url.includes('unread'))).toEqual([])
  })
})
