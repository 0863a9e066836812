import md5 from 'md5'
import { bodyOf, ok, refused } from '../../../tests/builders/scriptedNetwork'
import { fakeStores, PHONE, UID } from '../../../tests/builders/fakeStores'
import { LoginGrants } from '../login/LoginGrants'
import { AccountForm, type AccountTask } from './AccountForm'

const PASSWORD = `PUT /auth/v1/users/${UID}/password`
const BIND = `POST /auth/v1/users/${UID}/phone`
const NEW_TOKEN = ok({ access_token: 'token-2', expires_in: 3600, uid: UID, register_time: 0 })

const open = (task: AccountTask, answers = {}) => {
  const made = fakeStores({
    loggedIn: true,
    answers: { [PASSWORD]: NEW_TOKEN, [BIND]: NEW_TOKEN, ...answers },
  })
  const { stores } = made
  return { ...made, form: new AccountForm({ ...stores, grants: new LoginGrants(stores) }, task) }
}

it('a password is set by code, leaves as its digest, and the session goes on with the new token', async () => {
  const { form, network, stores } = open('password')
  form.set('code', '123456')
  form.set('password', 'secret1')
  expect(await form.submit()).toBe(true)
  expect(bodyOf(network.sent(PASSWORD)[0])).toEqual({ code: '123456', password: md5('secret1') })
  expect([stores.session.isLoggedIn, stores.ui.toast?.text]).toEqual([true, '密码已设置'])
})

it('a phone is bound by code', async () => {
  const { form, network } = open('phone')
  form.set('phone', PHONE)
  form.set('code', '123456')
  expect(await form.submit()).toBe(true)
  expect(bodyOf(network.sent(BIND)[0])).toEqual({ mobile: PHONE, code: '123456' })
})

it('a phone is changed by codes to both', async () => {
  const CHANGE = `PUT /auth/v1/users/${UID}/phone`
  const { form, network, stores } = open('newPhone', { [CHANGE]: NEW_TOKEN })
  form.set('phone', '13900000000')
  form.set('code', '123456')
  expect([await form.submit(), stores.ui.toast?.text]).toEqual([false, '验证码不能为空'])
  form.set('ownCode', '654321')
  expect(await form.submit()).toBe(true)
  const body = { ownCode: '654321', mobile: '13900000000', code: '123456' }
  expect(bodyOf(network.sent(CHANGE)[0])).toEqual(body)
  expect([stores.session.isLoggedIn, stores.ui.toast?.text]).toEqual([true, '手机号已更换'])
})

it('the code to the own phone goes to the phone of the account', async () => {
  const { form, network, stores } = open('newPhone')
  await form.sendOwnCode()
  expect(network.requests[0]?.url).toContain(stores.session.user.phone)
})

it('the deletion of the account is asked for by a code to its own phone, and the session stays', async () => {
  const DELETION = `POST /auth/v1/users/${UID}/deletion`
  const { form, network, stores } = open('deletion', { [DELETION]: ok({ pending: true }) })
  expect(form.values.phone).toBe(stores.session.user.phone)
  form.set('code', '123456')
  expect(await form.submit()).toBe(true)
  expect(bodyOf(network.sent(DELETION)[0])).toEqual({ code: '123456' })
  expect([stores.session.isLoggedIn, stores.ui.toast?.text]).toEqual([
    true,
    '已申请注销，七天内可以在这里撤回',
  ])
})

it.each([
  ['password', { phone: PHONE, code: '', password: 'secret1' }, '验证码不能为空'],
  ['password', { phone: PHONE, code: '123456', password: '12345' }, '密码输入有误'],
  ['phone', { phone: '138', code: '123456', password: '' }, '请输入正确的手机号'],
] as const)('%s of %j says %s and sends nothing', async (task, values, said) => {
  const { form, network, stores } = open(task)
  for (const field of ['phone', 'code', 'password'] as const) form.set(field, values[field])
  expect([await form.submit(), network.requests, stores.ui.toast?.text]).toEqual([false, [], said])
})

it('a refused code says the words of the backend, and the form stays', async () => {
  const { form, stores } = open('password', { [PASSWORD]: refused(400, 'Y40002', '验证码错误或已失效') })
  form.set('code', '000000')
  form.set('password', 'secret1')
  expect([await form.submit(), stores.ui.toast?.text]).toEqual([false, '验证码错误或已失效'])
})
