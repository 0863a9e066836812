import { ApiError } from '@/api'
import { UiStore } from '@/stores/UiStore'
import { Countdown } from './Countdown'
import { LoginForm } from './LoginForm'

const PHONE = '13812345678'
const refusal = (status: number, serverMsg = '') =>
  new ApiError('auth.token', { kind: 'rejected', status, code: '', msg: serverMsg || '请求失败', serverMsg })
const lost = new ApiError('auth.token', { kind: 'offline', status: 0, code: '', msg: '网络不给力' })

const grantsOf = () => ({
  sendCode: jest.fn(async (_mobile: string, _onCheck?: () => void): Promise<void> => undefined),
  bySms: jest.fn(async (..._given: string[]) => ({ uid: '7', isNew: true })),
  byNewPassword: jest.fn(async () => ({ uid: '7', isNew: false })),
  byPassword: jest.fn(async (..._given: string[]) => ({ uid: '7', isNew: false })),
})

const world = (options: Partial<LoginForm['options']> = {}) => {
  const grants = grantsOf()
  const ui = new UiStore()
  const form = new LoginForm(
    { grants, ui },
    { place: 'dialog', mode: 'sms', askName: false, tel: '', ...options },
  )
  return { grants, ui, form }
}

const filled = (options: Partial<LoginForm['options']> = {}) => {
  const made = world(options)
  made.form.set('tel', PHONE)
  made.form.set('sms', '123456')
  made.form.set('psd', 'secret1')
  made.form.agree(true)
  return made
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the modes (seed §4)', () => {
  it('are SMS code by default and password by the switch, and back', () => {
    const { form } = world()
    expect(form.mode).toBe('sms')
    form.switchMode()
    expect(form.mode).toBe('password')
    form.switchMode()
    expect(form.mode).toBe('sms')
  })

  it('keep the phone and drop the errors when switched', async () => {
    const { form } = world()
    form.set('tel', '138')
    await form.submit()
    expect(Object.keys(form.errors)).toContain('tel')
    form.switchMode()
    expect([form.errors, form.tel]).toEqual([{}, '138'])
  })

  it('check their own field only', async () => {
    const { form, grants } = filled()
    form.set('psd', '')
    await form.submit()
    expect(grants.bySms).toHaveBeenCalledWith(PHONE, '123456', '')
    form.switchMode()
    expect(await form.submit()).toBeUndefined()
    expect(form.errors).toEqual({ psd: '请输入密码' })
  })
})

describe('the input limits (seed §5, §9)', () => {
  it.each([
    ['dialog', { tel: 11, sms: 6, psd: 20 }],
    ['panel', { tel: 11, sms: 6, psd: 15 }],
  ] as const)('of the %s are %j', (place, limits) => expect(world({ place }).form.limits).toEqual(limits))
})

describe('the code button (seed §4, §9)', () => {
  it('counts down from 60 s, then offers 再次发送 and works again', async () => {
    const { form, grants } = filled()
    expect(form.code.text).toBe('获取验证码')
    await form.sendCode()
    expect(form.code.text).toBe('60s')
    jest.advanceTimersByTime(1000)
    expect(form.code.text).toBe('59s')
    jest.advanceTimersByTime(58_000)
    expect([form.code.text, form.code.isWaiting]).toEqual(['1s', true])
    await form.sendCode()
    expect(grants.sendCode).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(1000)
    expect([form.code.text, form.code.isWaiting]).toEqual(['再次发送', false])
    await form.sendCode()
    expect(grants.sendCode).toHaveBeenCalledTimes(2)
    expect(form.code.text).toBe('60s')
    form.dispose()
  })

  it('sends nothing without a phone', async () => {
    const { form, grants, ui } = world()
    await form.sendCode()
    expect(grants.sendCode).not.toHaveBeenCalled()
    expect([form.errors.tel, ui.toast?.text]).toEqual(['账号不能为空', '账号不能为空'])
  })

  it('sends once when tapped twice', async () => {
    const { form, grants } = filled()
    await Promise.all([form.sendCode(), form.sendCode()])
    expect(grants.sendCode).toHaveBeenCalledTimes(1)
    form.dispose()
  })

  it.each([
    ['refused', refusal(502)],
    ['refused with a reason', refusal(500, '网关故障')],
    ['cut off', lost],
  ])('when %s gives 获取验证码失败，请稍后再试 and can be tapped again (seed §8)', async (_, failure) => {
    const { form, grants, ui } = filled()
    grants.sendCode.mockRejectedValueOnce(failure)
    await form.sendCode()
    expect([ui.toast?.text, form.code.text, form.code.isSending]).toEqual([
      '获取验证码失败，请稍后再试',
      '获取验证码',
      false,
    ])
  })

  it('says the limit of the backend beside it where that is the reason', async () => {
    const { form, grants, ui } = filled()
    grants.sendCode.mockRejectedValueOnce(refusal(429, '验证码发送过于频繁，请稍后再试'))
    await form.sendCode()
    expect(ui.toast?.text).toBe('获取验证码失败，请稍后再试（验证码发送过于频繁，请稍后再试）')
  })
})

describe('submitting', () => {
  it('by SMS hands over phone, code and name, and says nothing (seed §8)', async () => {
    const { form, grants, ui } = filled({ askName: true })
    form.set('username', ' 张三 ')
    expect(await form.submit()).toEqual({ uid: '7', isNew: true })
    expect(grants.bySms).toHaveBeenCalledWith(PHONE, '123456', '张三')
    expect(ui.toast).toBeUndefined()
  })

  it('by password says 登录成功 for 2 s, only in this mode (seed §8)', async () => {
    const { form, grants, ui } = filled({ mode: 'password' })
    expect(await form.submit()).toEqual({ uid: '7', isNew: false })
    expect(grants.byPassword).toHaveBeenCalledWith(PHONE, 'secret1')
    expect(ui.toast).toEqual({ text: '登录成功', durationMs: 2000 })
  })

  it.each([
    ['the msg of the server', refusal(400, '账号或密码错误'), '账号或密码错误'],
    ['登录失败 where the server says nothing', refusal(500), '登录失败'],
    ['the reason of the network', lost, '网络不给力'],
  ])('that fails says %s for 2 s (seed §8)', async (_, failure, text) => {
    for (const mode of ['sms', 'password'] as const) {
      const { form, grants, ui } = filled({ mode })
      grants.bySms.mockRejectedValueOnce(failure)
      grants.byPassword.mockRejectedValueOnce(failure)
      expect(await form.submit()).toBeUndefined()
      expect([ui.toast, form.isSubmitting]).toEqual([{ text, durationMs: 2000 }, false])
    }
  })

  it('twice at once logs in once', async () => {
    const { form, grants } = filled()
    await Promise.all([form.submit(), form.submit()])
    expect(grants.bySms).toHaveBeenCalledTimes(1)
  })

  it('without the agreement does not log in', async () => {
    const { form, grants, ui } = filled()
    form.agree(false)
    await form.submit()
    expect(grants.bySms).not.toHaveBeenCalled()
    expect([form.errors, ui.toast?.text]).toEqual([
      { agreed: '请先阅读并同意用户协议与隐私政策' },
      '请先阅读并同意用户协议与隐私政策',
    ])
  })

  it('shows every error at its field and says the first one; typing takes it away', async () => {
    const { form, ui } = world({ askName: true, place: 'panel' })
    form.set('tel', '138')
    await form.submit()
    expect(form.errors).toMatchObject({
      username: '请输入姓名',
      tel: '请输入正确的账号',
      sms: '验证码不能为空',
    })
    expect(ui.toast?.text).toBe('请输入姓名')
    form.set('tel', '1381')
    expect(form.errors).not.toHaveProperty('tel')
  })

  it('asks for a name only where one is asked for', async () => {
    const { form } = filled()
    expect(await form.submit()).toBeDefined()
  })
})

describe('Countdown', () => {
  it('goes by the clock, so that a phone that slept does not wait longer', () => {
    const clock = { at: 0 }
    const countdown = new Countdown(() => clock.at)
    countdown.start(60)
    clock.at = 45_500
    jest.advanceTimersByTime(1000)
    expect(countdown.left).toBe(15)
    clock.at = 999_000
    jest.advanceTimersByTime(1000)
    expect([countdown.left, jest.getTimerCount()]).toEqual([0, 0])
  })

  it('leaves no timer behind when stopped', () => {
    const countdown = new Countdown()
    countdown.start(60)
    countdown.start(30)
    expect(jest.getTimerCount()).toBe(1)
    countdown.stop()
    expect([countdown.isRunning, jest.getTimerCount()]).toEqual([false, 0])
  })
})

it('says 正在确认 while the device proves itself, then counts down', async () => {
  const { form, grants } = filled()
  let proved = (): void => undefined
  const sendCode = async (_mobile: string, onCheck?: () => void) => {
    onCheck?.()
    await new Promise<void>((done) => (proved = done))
  }
  grants.sendCode.mockImplementation(sendCode)
  const sending = form.sendCode()
  expect(form.code.text).toBe('正在确认')
  proved()
  await sending
  expect(form.code.text).toBe('60s')
})
