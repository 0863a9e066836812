import * as address from '@/contracts/course/addresses'
import type { Backend } from '../harness/startBackend'
import { addressFields, type Shop, startShop } from '../harness/startShop'

let shop: Shop
let backend: Backend
beforeAll(async () => {
  shop = await startShop()
  backend = shop.backend
})
afterAll(() => backend.stop())

const buyer = () => shop.buyer()

describe('addresses', () => {
  const fields = addressFields

  test('have exactly one default as long as there are any', async () => {
    const { uid, token } = await buyer()
    const params = { uid }
    const add = (isDefault: boolean) =>
      backend.ask(address.createAddress, { params, body: { ...fields, isDefault } }, token)
    const defaults = async () =>
      (await backend.ask(address.addresses, { params }, token)).map((row) => row.isDefault)
    const one = await add(false)
    expect(one.isDefault).toBe(true)
    backend.time.now += 1000
    const two = await add(true)
    expect(await defaults()).toEqual([true, false])
    await backend.ask(address.deleteAddress, { params: { uid, addressId: two.addressId } }, token)
    expect(
      await backend.ask(address.address, { params: { uid, addressId: one.addressId } }, token),
    ).toMatchObject({ isDefault: true })
    const body = { ...fields, detail: '新地址2号' }
    const changed = await backend.ask(
      address.updateAddress,
      { params: { uid, addressId: one.addressId }, body },
      token,
    )
    expect(changed).toMatchObject({ detail: '新地址2号', isDefault: true })
    expect(
      await backend.call(address.deleteAddress, { params: { uid, addressId: two.addressId } }, token),
    ).toMatchObject({ code: 'x404' })
  })

  test('are at most twenty', async () => {
    const { uid, token } = await buyer()
    const add = () => backend.call(address.createAddress, { params: { uid }, body: fields }, token)
    for (let known = 0; known < 20; known += 1) expect((await add()).status).toBe(200)
    expect(await add()).toMatchObject({ code: 'Y40006' })
  })
})
