import { fireEvent, screen } from '@testing-library/react'
import { clientIdOn } from '@/stores/siteConfig'
import { bodyOf, ok, refused, type Answer } from '../../../tests/builders/scriptedNetwork'
import { fakeStores, PHONE, tokenAnswer, UID } from '../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../tests/builders/renderIn'
import { LoginPanel } from './LoginPanel'
import type { LoginPlace } from './loginRules'

const TOKEN = 'POST /auth/oauth/token'
const CODE = 'GET /auth/v1/basic/mobile-code'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = (answers: Record<string, Answer> = {}, more: { place?: LoginPlace; askName?: boolean } = {}) => {
  const world = fakeStores({
    answers: { [TOKEN]: tokenAnswer(), [CODE]: ok({ expiresIn: 300, resendAfter: 60 }), ...answers },
  })
  const onSubmitted = jest.fn()
  renderIn(
    world.stores,
    <LoginPanel place={more.place ?? 'panel'} askName={more.askName ?? false} onSubmitted={onSubmitted} />,
  )
  return { ...world, onSubmitted }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: '同意用户协议与隐私政策' }))

describe('the phone-number button of the mini-program', () => {
  const openInWeapp = () => {
    const world = fakeStores({ in: 'mini-program' })
    renderIn(world.stores, <LoginPanel place="panel" onSubmitted={jest.fn()} />)
    return world
  }

  it('is the first way in', () => {
    openInWeapp()
    const [first] = screen.getAllByRole('button')
    expect(first?.textContent).toBe('手机号快捷登录')
  })

  it('says what is missing until somebody has agreed, instead of being grey', () => {
    const { stores } = openInWeapp()
    press('手机号快捷登录')
    expect(stores.ui.toast?.text).toBe('请先阅读并同意用户协议与隐私政策')
  })
})

describe('LoginPanel', () => {
  it('asks for phone and code first, with the keyboards and limits of the seed (§5)', () => {
    open()
    type('手机号', '138123456789')
    expect([field('手机号').value, field('手机号').maxLength, field('手机号').type]).toEqual([
      PHONE,
      11,
      'tel',
    ])
    type('验证码', '1234567')
    // The field itself takes more: a message is pasted whole, and cut to its code.
    expect([field('验证码').value, field('验证码').inputMode]).toEqual(['123456', 'numeric'])
    expect(screen.queryByLabelText('密码')).toBeNull()
  })

  it.each(['+86 138 1234 5678', '138-1234-5678', '１３８１２３４５６７８'])(
    'takes %j as a phone',
    (pasted) => {
      open()
      type('手机号', pasted)
      expect(field('手机号').value).toBe(PHONE)
    },
  )

  it('keeps phone and code while the agreement is read', async () => {
    const { network } = open()
    type('手机号', PHONE)
    type('验证码', '123456')
    press('获取验证码')
    await arrive()
    fireEvent.click(screen.getByRole('link', { name: '《用户协议与隐私政策》' }))
    await arrive()
    expect(network.sent('GET /base/v1/documents/user-agreement')).toHaveLength(1)
    press('关闭')
    await arrive(300)
    expect([field('手机号').value, field('验证码').value]).toEqual([PHONE, '123456'])
    expect(screen.getByRole('button', { name: '60s' })).toBeTruthy()
  })

  it('sets a forgotten password by code and logs in with it', async () => {
    const { network, onSubmitted } = open({ 'POST /auth/v1/account/password': ok({ done: true }) })
    press('密码登录')
    type('密码', 'wrong-one')
    press('忘记密码')
    expect(field('新密码').value).toBe('')
    press('返回密码登录')
    press('忘记密码')
    type('手机号', PHONE)
    type('验证码', '123456')
    type('新密码', 'secret2')
    agree()
    press('设置新密码并登录')
    await arrive()
    const asked = bodyOf(network.sent('POST /auth/v1/account/password')[0])
    expect(asked).toMatchObject({ mobile: PHONE, code: '123456' })
    expect(network.sent(TOKEN)[0]?.url).toContain('grant_type=password')
    expect(onSubmitted).toHaveBeenCalledTimes(1)
  })

  it('ticks by its line, and reads by its link only', async () => {
    open()
    const tick = screen.getByRole('checkbox', { name: '同意用户协议与隐私政策' })
    fireEvent.click(screen.getByText('我已阅读并同意', { exact: false }))
    expect(tick.getAttribute('aria-checked')).toBe('true')
    fireEvent.click(screen.getByRole('link', { name: '《用户协议与隐私政策》' }))
    expect(tick.getAttribute('aria-checked')).toBe('true')
    expect(screen.getByRole('dialog', { name: '用户协议与隐私政策' })).toBeTruthy()
    await arrive()
  })

  it.each([
    ['panel', 15],
    ['dialog', 20],
  ] as const)('switches to the password and back; in the %s it takes %d characters', (place, most) => {
    open({}, { place })
    press('密码登录')
    expect([field('密码').maxLength, field('密码').type]).toEqual([most, 'password'])
    expect(screen.queryByLabelText('验证码')).toBeNull()
    press('验证码登录')
    expect(field('验证码').value).toBe('')
  })

  it('logs in by code and tells who it was', async () => {
    const { network, onSubmitted, stores } = open()
    type('手机号', PHONE)
    type('验证码', '123456')
    agree()
    press('登录')
    await arrive()
    expect(network.sent(TOKEN)[0]?.url).toContain(`mobile=${PHONE}&code=123456`)
    expect(onSubmitted.mock.calls).toEqual([[{ uid: UID, isNew: false }]])
    expect(stores.ui.toast).toBeUndefined()
  })

  it('logs in by the Enter key', async () => {
    const { onSubmitted } = open()
    type('手机号', PHONE)
    type('验证码', '123456')
    agree()
    fireEvent.keyDown(field('验证码'), { key: 'Enter' })
    await arrive()
    expect(onSubmitted).toHaveBeenCalledTimes(1)
  })

  it('logs in by password and says 登录成功 (seed §8)', async () => {
    const { network, onSubmitted, stores } = open()
    press('密码登录')
    type('手机号', PHONE)
    type('密码', 'secret1')
    agree()
    press('登录')
    await arrive()
    expect(network.sent(TOKEN)[0]?.url).toContain('password=')
    expect(network.sent(TOKEN)[0]?.url).not.toContain('secret1')
    expect(onSubmitted).toHaveBeenCalledTimes(1)
    expect(stores.ui.toast?.text).toBe('登录成功')
  })

  it('shows what is wrong at each field and tied to it, and sends nothing', async () => {
    const { network, stores } = open({}, { askName: true })
    type('手机号', '138')
    press('登录')
    await arrive()
    const noteOf = (name: string) =>
      document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
    expect(['姓名', '手机号', '验证码'].map(noteOf)).toEqual([
      '请输入姓名',
      '请输入正确的账号',
      '验证码不能为空',
    ])
    expect(field('手机号').getAttribute('aria-invalid')).toBe('true')
    expect([network.requests, stores.ui.toast?.text]).toEqual([[], '请输入姓名'])
  })

  it('wants the agreement', async () => {
    const { network, stores } = open()
    type('手机号', PHONE)
    type('验证码', '123456')
    press('登录')
    await arrive()
    expect([network.requests, stores.ui.toast?.text]).toEqual([[], '请先阅读并同意用户协议与隐私政策'])
  })

  it('says the words of the backend when it refuses, and can be tried again', async () => {
    const { stores, onSubmitted, network } = open({ [TOKEN]: refused(400, 'Y40002', '验证码错误或已失效') })
    type('手机号', PHONE)
    type('验证码', '000000')
    agree()
    press('登录')
    await arrive()
    expect([stores.ui.toast?.text, onSubmitted.mock.calls]).toEqual(['验证码错误或已失效', []])
    network.answers[TOKEN] = tokenAnswer()
    press('登录')
    await arrive()
    expect(onSubmitted).toHaveBeenCalledTimes(1)
  })

  it('counts the code button down from 60 s and then offers 再次发送 (seed §4)', async () => {
    const { network } = open()
    type('手机号', PHONE)
    press('获取验证码')
    await arrive()
    expect(screen.getByRole('button', { name: '60s' }).getAttribute('aria-disabled')).toBe('true')
    await arrive(59_000)
    fireEvent.click(screen.getByRole('button', { name: '1s' }))
    await arrive(1000)
    expect(network.sent(CODE)).toHaveLength(1)
    press('再次发送')
    await arrive()
    expect(network.sent(CODE)).toHaveLength(2)
  })

  it('reaches everything by keyboard: fields, agreement, buttons', () => {
    open()
    const agreement = screen.getByRole('checkbox', { name: '同意用户协议与隐私政策' })
    fireEvent.keyDown(agreement, { key: ' ' })
    expect(agreement.getAttribute('aria-checked')).toBe('true')
    for (const control of [agreement, ...screen.getAllByRole('button')]) expect(control.tabIndex).toBe(0)
    fireEvent.keyDown(screen.getByRole('button', { name: '密码登录' }), { key: 'Enter' })
    expect(field('密码')).toBeTruthy()
  })

  it('remembers the phone that logged in last, never a password', () => {
    const first = fakeStores()
    first.stores.phones.add(PHONE, '张三')
    const again = fakeStores({ storage: first.storage })
    renderIn(again.stores, <LoginPanel place="panel" mode="password" onSubmitted={jest.fn()} />)
    expect([field('手机号').value, field('密码').value]).toEqual([PHONE, ''])
  })

  it('sends the name of a new user', async () => {
    const { network } = open({ [TOKEN]: tokenAnswer({ register_time: Date.now() }) }, { askName: true })
    type('姓名', '李四')
    type('手机号', PHONE)
    type('验证码', '123456')
    agree()
    press('登录')
    await arrive()
    expect(bodyOf(network.sent('POST /auth/v1/users')[0])).toMatchObject({ name: '李四' })
  })
})

it('logs in under the client id of the site, and under its own on the intelligent dialogue', () => {
  expect(['market', 'intellectualDialogue'].map(clientIdOn)).toEqual(['yantu-web', 'yantu-dialogue'])
})
