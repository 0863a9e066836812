import { fireEvent, screen } from '@testing-library/react'
import { fakeStores } from '../../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { ok, refused } from '../../../../../tests/builders/scriptedNetwork'
import { dropStaff, managerMe } from '../../../../../tests/builders/staffSamples'
import { StaffLoginView } from './StaffLoginView'

beforeEach(() => {
  jest.useFakeTimers()
  dropStaff()
})
afterEach(() => jest.useRealTimers())

const session = ok({ kind: 'session', token: 'staff.token', expiresIn: 28_800, me: managerMe })

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive()
}

it.each([
  ['loginBlend', 'replace /menu-blend'],
  ['saleLogin', 'replace /sale-index'],
  ['adminSaleLogin', 'replace /admin/sale-index'],
] as const)('leads from %s to its page', async (id, visit) => {
  const { stores, visits } = fakeStores({ answers: { 'POST /staff/v1/login': session } })
  renderIn(stores, <StaffLoginView />, id)
  type('账号', 'sx.manager')
  type('密码', 'secret')
  await press('登录')
  expect(visits).toEqual([visit])
})

it('asks for the second factor after the password', async () => {
  const challenge = ok({ kind: 'challenge', ticket: 'x'.repeat(24), phone: '137****0004' })
  const { stores, visits } = fakeStores({
    answers: { 'POST /staff/v1/login': challenge, 'POST /staff/v1/code-login': session },
  })
  renderIn(stores, <StaffLoginView />, 'loginBlend')
  type('账号', 'head.chen')
  type('密码', 'secret')
  await press('登录')
  expect(screen.getByText(/137\*\*\*\*0004/)).toBeTruthy()
  type('验证码', '123456')
  await press('确认登录')
  expect(visits).toEqual(['replace /menu-blend'])
})

it('says what is missing beside the field, and what the backend refused', async () => {
  const answers = { 'POST /staff/v1/login': refused(423, 'Y42360', '账号已锁定，请联系主管') }
  const { stores } = fakeStores({ answers })
  renderIn(stores, <StaffLoginView />, 'loginBlend')
  await press('登录')
  expect(screen.getByText('请输入正确的账号')).toBeTruthy()
  type('账号', 'sx.manager')
  type('密码', 'secret')
  await press('登录')
  expect(stores.ui.toast?.text ?? '').toContain('账号已锁定')
})
