import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../../../tests/builders/fakeStores'
import { address } from '../../../../../tests/builders/orders'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { ok } from '../../../../../tests/builders/scriptedNetwork'
import { ORDER_DRAFT } from '../../checkout/Checkout'
import { AddressView } from './AddressView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = async (list: readonly object[], given = {}) => {
  const made = fakeStores({
    loggedIn: true,
    answers: { [`GET /course/v1/users/${UID}/addresses`]: ok(list) },
  })
  renderIn(made.stores, <AddressView />, 'address', given)
  await arrive(1000)
  return made
}

describe('/courses/address', () => {
  it('shows each address with a masked phone, and opens it', async () => {
    const { visits } = await open([address('a1')])
    expect(screen.getByText(/138\*\*\*\*5678/)).toBeTruthy()
    fireEvent.click(screen.getByTestId('address-a1'))
    await arrive()
    expect(visits).toEqual(['push /courses/address-edit?addressId=a1'])
  })

  it('gives the chosen one to the order that asked', async () => {
    const { stores, visits } = await open([address('a1')], { choose: '1' })
    fireEvent.click(screen.getByTestId('address-a1'))
    await arrive()
    expect(stores.drafts.read(ORDER_DRAFT)).toEqual({ addressId: 'a1' })
    expect(visits.some((visit) => visit.includes('address-edit'))).toBe(false)
  })

  it('without any leads to the first', async () => {
    const { visits } = await open([])
    fireEvent.click(screen.getByRole('button', { name: '添加地址' }))
    await arrive()
    expect(visits).toEqual(['push /courses/address-edit'])
  })
})
