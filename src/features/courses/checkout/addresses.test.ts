import { bodyOf, cut, ok, refused, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores, settled, through, UID } from '../../../../tests/builders/fakeStores'
import { AddressForm } from './AddressForm'
import { RegionTree } from './RegionTree'

jest.useFakeTimers()

const LIST = `/course/v1/users/${UID}/addresses`
const SAVED = {
  addressId: 'a1',
  receiver: '张三',
  phone: '13812345678',
  regionCode: '420106',
  province: '湖北省',
  city: '武汉市',
  district: '武昌区',
  detail: '1 号',
  isDefault: true,
}

const world = async (
  addressId?: string,
  answers: Record<string, Answer> = {},
  more: Parameters<typeof fakeStores>[0] = {},
) => {
  const made = fakeStores({
    loggedIn: true,
    ...more,
    answers: {
      [`GET ${LIST}/a1`]: ok(SAVED),
      [`PUT ${LIST}/a1`]: ok(SAVED),
      [`POST ${LIST}`]: ok(SAVED),
      [`DELETE ${LIST}/a1`]: ok({ done: true }),
      ...answers,
    },
  })
  const form = new AddressForm(made.stores, addressId)
  form.start()
  await through(settled())
  return { ...made, form }
}
const fill = (form: AddressForm): void => {
  form.setText('receiver', '张三')
  form.setText('phone', '13812345678')
  form.setRegion('420106', ['湖北省', '武汉市', '武昌区'])
  form.setText('detail', '1 号')
}

describe('the address form', () => {
  it('adds an address', async () => {
    const { form, network } = await world()
    fill(form)
    form.setDefault(true)
    expect(form.regionText).toBe('湖北省 武汉市 武昌区')
    expect(await form.save()).toBe(true)
    const { addressId: _, ...fields } = SAVED
    expect(bodyOf(network.sent(`POST ${LIST}`)[0])).toEqual(fields)
  })

  it('changes an address', async () => {
    const { form, network } = await world('a1')
    expect(form.values.detail).toBe('1 号')
    form.setText('detail', '2 号')
    expect(await form.save()).toBe(true)
    expect(bodyOf(network.sent(`PUT ${LIST}/a1`)[0])).toMatchObject({ detail: '2 号', receiver: '张三' })
  })

  it('removes an address', async () => {
    const { form, network } = await world('a1')
    expect(await form.remove()).toBe(true)
    expect(network.sent(`DELETE ${LIST}/a1`)).toHaveLength(1)
  })

  it.each([
    ['receiver', '', '姓名不能为空'],
    ['receiver', '张#三', '姓名输入有误'],
    ['receiver', '张'.repeat(21), '姓名输入有误'],
    ['phone', '1381234567', '请输入正确的手机号'],
    ['phone', '', '请输入正确的手机号'],
    ['detail', ' ', '请填写详细地址'],
  ] as const)('with %s %j says %s and sends nothing', async (field, value, error) => {
    const { form, network, stores } = await world()
    fill(form)
    form.setText(field, value)
    expect(await form.save()).toBe(false)
    expect([form.errors, stores.ui.toast?.text]).toEqual([{ [field]: error }, error])
    expect(network.sent(`POST ${LIST}`)).toEqual([])
    form.setText(field, 'x')
    expect(form.errors).toEqual({})
  })

  it('without a region says 请选择所在地区', async () => {
    const { form } = await world()
    fill(form)
    form.setRegion('', [])
    expect(await form.save()).toBe(false)
    expect(form.errors).toEqual({ region: '请选择所在地区' })
  })

  it('keeps a new address as a draft until it is saved; a change of an old one is no draft', async () => {
    const first = await world()
    fill(first.form)
    first.form.setDefault(true)
    const again = await world(undefined, {}, { storage: first.storage })
    expect(again.form.values).toMatchObject({ receiver: '张三', regionCode: '420106', isDefault: true })
    await again.form.save()
    expect(first.storage.local.get('draft:address')).toBeUndefined()
    const old = await world('a1', {}, { storage: first.storage })
    old.form.setText('detail', '3 号')
    expect(first.storage.local.get('draft:address')).toBeUndefined()
  })

  it('saves once when tapped twice', async () => {
    const { form, network } = await world()
    fill(form)
    expect(await Promise.all([form.save(), form.save()])).toEqual([true, false])
    expect(network.sent(`POST ${LIST}`)).toHaveLength(1)
  })

  it.each([
    ['refuses', refused(400, 'Y40006', '最多保存20个收货地址'), '最多保存20个收货地址'],
    ['is cut off', cut, '网络不给力，请检查网络后重试'],
  ])('keeps everything when the backend %s', async (_, answer, said) => {
    const { form, stores, storage } = await world(undefined, { [`POST ${LIST}`]: answer })
    fill(form)
    expect(await through(form.save())).toBe(false)
    expect([stores.ui.toast?.text, form.isSaving, form.values.detail]).toEqual([said, false, '1 号'])
    expect(storage.local.get('draft:address')).toContain('1 号')
  })
})

describe('the tree of regions', () => {
  const REGIONS = 'GET /base/v1/regions'
  const places: Record<string, object[]> = {
    '': [{ code: '420000', name: '湖北省' }],
    '420000': [{ code: '420100', name: '武汉市' }],
    '420100': [{ code: '420106', name: '武昌区' }],
  }
  const answer: Answer = ({ url }) => ok(places[/parent=(\d+)/.exec(url)?.[1] ?? ''] ?? [])
  const grow = () => {
    const made = fakeStores({ answers: { [REGIONS]: answer } })
    return { ...made, tree: new RegionTree(made.stores) }
  }

  it('is fetched as it is opened, down to the districts', async () => {
    const { tree, network } = grow()
    await tree.start()
    expect(tree.roots).toEqual([{ code: '420000', name: '湖北省', children: undefined }])
    await tree.open('420000')
    await tree.open('420100')
    expect(tree.roots[0]?.children?.[0]?.children).toEqual([{ code: '420106', name: '武昌区', children: [] }])
    expect(network.sent(REGIONS)).toHaveLength(3)
  })

  it('is fetched once: neither a known place, nor a district, nor an unknown code is asked for', async () => {
    const { tree, network } = grow()
    await tree.start()
    await tree.start()
    for (const code of ['420000', '420000', '420100', '420106', '999999']) await tree.open(code)
    expect(network.sent(REGIONS)).toHaveLength(3)
  })

  it('asks again for what a cut network withheld, instead of taking a city for one without districts', async () => {
    const { tree, network } = grow()
    network.isCut = true
    await through(tree.start())
    network.isCut = false
    await tree.start()
    network.isCut = true
    await through(tree.open('420000'))
    expect(tree.roots[0]?.children).toBeUndefined()
    network.isCut = false
    await tree.open('420000')
    expect(tree.roots[0]?.children).toHaveLength(1)
  })
})
