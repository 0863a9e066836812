import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { address } from '../../../../tests/builders/orders'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { bodyOf, ok } from '../../../../tests/builders/scriptedNetwork'
import { AddressEditView } from './AddressEditView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const LIST = `/course/v1/users/${UID}/addresses`
const open = async (given = {}) => {
  const made = fakeStores({
    loggedIn: true,
    answers: {
      [`GET ${LIST}/a1`]: ok(address('a1')),
      [`PUT ${LIST}/a1`]: ok(address('a1')),
      [`DELETE ${LIST}/a1`]: ok({}),
    },
  })
  renderIn(made.stores, <AddressEditView />, 'addressEdit', given)
  await arrive(1000)
  return made
}

describe('/courses/address-edit', () => {
  it('says at each field what is missing, and sends nothing', async () => {
    const { network } = await open()
    fireEvent.click(screen.getByTestId('address-save'))
    await arrive()
    expect(screen.getByText('姓名不能为空')).toBeTruthy()
    expect(screen.getByText('请选择所在地区')).toBeTruthy()
    expect(network.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('saves what was changed of a known address', async () => {
    const { network, stores } = await open({ addressId: 'a1' })
    fireEvent.change(screen.getByPlaceholderText('街道、楼栋、门牌号'), { target: { value: '2 号楼 301' } })
    fireEvent.input(screen.getByPlaceholderText('街道、楼栋、门牌号'), { target: { value: '2 号楼 301' } })
    fireEvent.click(screen.getByTestId('address-save'))
    await arrive(1000)
    expect(bodyOf(network.sent(`PUT ${LIST}/a1`)[0])).toMatchObject({ detail: '2 号楼 301' })
    expect(stores.ui.toast?.text).toBe('地址已保存')
  })

  it('removes it only after it was asked', async () => {
    const { network, stores } = await open({ addressId: 'a1' })
    fireEvent.click(screen.getByTestId('address-delete'))
    await arrive()
    expect(network.sent(`DELETE ${LIST}/a1`)).toEqual([])
    expect(stores.ui.dialog).toMatchObject({ kind: 'confirm', title: '删除地址' })
  })
})
