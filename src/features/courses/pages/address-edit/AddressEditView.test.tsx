import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../../../tests/builders/fakeStores'
import { address } from '../../../../../tests/builders/orders'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { bodyOf, ok } from '../../../../../tests/builders/scriptedNetwork'
import { AddressEditView } from './AddressEditView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const LIST = `/course/v1/users/${UID}/addresses`
const REGIONS: Readonly<Record<string, readonly { code: string; name: string }[]>> = {
  '': [{ code: '420000', name: '湖北省' }],
  '420000': [{ code: '420100', name: '武汉市' }],
  '420100': [{ code: '420111', name: '洪山区' }],
}
const open = async (given = {}) => {
  const made = fakeStores({
    loggedIn: true,
    answers: {
      [`GET ${LIST}/a1`]: ok(address('a1')),
      [`PUT ${LIST}/a1`]: ok(address('a1')),
      [`DELETE ${LIST}/a1`]: ok({}),
      'GET /base/v1/regions': ({ url }) => ok(REGIONS[/parent=(\d+)/.exec(url)?.[1] ?? ''] ?? []),
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

  it('shows the places in a place as soon as they are there, down to the district', async () => {
    await open()
    fireEvent.click(screen.getByTestId('address-region'))
    await arrive(1000)
    for (const name of ['湖北省', '武汉市', '洪山区']) {
      fireEvent.click(screen.getByText(name))
      await arrive(1000)
    }
    fireEvent.click(screen.getByText('选好了：湖北省 武汉市 洪山区'))
    await arrive()
    expect(screen.getByText('湖北省 武汉市 洪山区')).toBeTruthy()
  })
})
