import * as v from 'valibot'
import { ApiError } from '@/api'
import { salesClue } from '@/contracts/gaoshou/salesClues'
import { bodyOf, cut, ok, refused, type Answer } from '../../../tests/builders/scriptedNetwork'
import { fakeStores, PHONE, through, tokenAnswer, UID } from '../../../tests/builders/fakeStores'
import { LoginGrants } from '../login/LoginGrants'
import { LeadForm } from './LeadForm'
import { refusedWritesOf } from '@/stores/refused/refusedWritesOf'

jest.useFakeTimers()

const CLUE = 'POST /gaoshou/v1/sales-clues'
const TOKEN = 'POST /auth/oauth/token'
const NOW = 1_800_000_000_000
const taken: Answer = ok({ id: '1', created: true })
const SAVED = '网络不给力，已为你保存，联网后自动提交'

const world = (options: Parameters<typeof fakeStores>[0] & { vacation?: boolean } = {}) => {
  const made = fakeStores({
    ...options,
    answers: { [TOKEN]: tokenAnswer(), [CLUE]: taken, ...options.answers },
  })
  const grants = new LoginGrants(made.stores)
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
  const open = () => new LeadForm({ ...made.stores, grants, now: () => NOW, wait }, options.vacation ?? false)
  return { ...made, open, form: open() }
}

const fill = (form: LeadForm): void => {
  form.set('name', ' 张三 ')
  form.set('school', '武汉大学')
  form.set('phone', PHONE)
  form.set('code', '123456')
  form.set('password', 'secret1')
  form.agree(true)
}

/** Leads that were sent, parsed as the backend parses them. */
const leads = (network: ReturnType<typeof world>['network']) =>
  network.sent(CLUE).map((request) => v.parse(salesClue.body, bodyOf(request)))

describe('the rules of the lead dialog (seed §5)', () => {
  const errorsOf = async (change: (form: LeadForm) => void, options: Parameters<typeof world>[0] = {}) => {
    const { form, stores } = world(options)
    fill(form)
    change(form)
    expect(await form.submit()).toBe(false)
    expect(stores.ui.toast?.text).toBe(Object.values(form.errors)[0])
    return form.errors
  }

  it.each([
    ['name', '', '姓名不能为空'],
    ['name', '张<三', '姓名输入有误'],
    ['phone', '', '手机号码不能为空'],
    ['phone', '138', '请输入正确的手机号'],
    ['code', '', '验证码不能为空'],
  ] as const)('%s %j gives %s', async (field, value, error) => {
    expect(await errorsOf((form) => form.set(field, value))).toEqual({ [field]: error })
  })

  it('an empty password gives 密码不能为空 in the password way', async () => {
    const errors = await errorsOf((form) => {
      form.switchProof()
      form.set('password', '')
      form.set('code', '')
    })
    expect(errors).toEqual({ password: '密码不能为空' })
  })

  it('the school is required in vacation-training mode only', async () => {
    const noSchool = (form: LeadForm) => form.set('school', '')
    expect(await errorsOf(noSchool, { vacation: true })).toEqual({ school: '院校不能为空' })
    const { form } = world()
    fill(form)
    noSchool(form)
    expect(await form.submit()).toBe(true)
  })

  it('typing takes the error of the field away', async () => {
    const { form } = world()
    await form.submit()
    expect(form.errors.name).toBe('姓名不能为空')
    form.set('name', '张')
    expect(form.errors.name).toBeUndefined()
  })
})

describe('sending a lead (seed §3)', () => {
  it('of a stranger logs in first and carries phone, uid, promotion digits, codes and extra', async () => {
    const { form, network, stores } = world({
      vacation: true,
      query: { promotionId: 'p27', inviteCode: 'A1', agentCode: 'ag' },
    })
    fill(form)
    form.set('className', '三班')
    expect(await through(form.submit())).toBe(true)
    expect(network.sent(TOKEN)).toHaveLength(1)
    expect(leads(network)).toEqual([
      {
        phone: PHONE,
        promotionId: '27',
        uid: UID,
        inviteCode: 'A1',
        agentCode: 'ag',
        extra: { name: '张三', school: '武汉大学', className: '三班', submitTime: NOW },
      },
    ])
    expect(stores.ui.toast?.text).toBe('提交成功')
  })

  it('of somebody logged in asks for no proof', async () => {
    const { form, network } = world({ loggedIn: true })
    form.set('name', '张三')
    expect([form.needsProof, form.needsPhone]).toEqual([false, false])
    expect(await through(form.submit())).toBe(true)
    expect(leads(network)).toMatchObject([{ phone: PHONE, uid: UID }])
  })

  it('of somebody logged in takes the phone of the account, not half a phone of an old draft', async () => {
    const { storage, form } = world()
    form.set('phone', '138')
    const later = world({ loggedIn: true, storage })
    later.form.set('name', '张三')
    expect(await through(later.form.submit())).toBe(true)
    expect(leads(later.network)).toMatchObject([{ phone: PHONE }])
  })

  it('of somebody who logged in by WeChat and has no phone asks for one', async () => {
    const { open, stores, network } = world({ loggedIn: true })
    stores.session.describe({ phone: '' })
    const form = open()
    form.set('name', '张三')
    expect([form.needsProof, form.needsPhone]).toEqual([false, true])
    expect(await form.submit()).toBe(false)
    expect(form.errors).toEqual({ phone: '手机号码不能为空' })
    form.set('phone', PHONE)
    expect(await through(form.submit())).toBe(true)
    expect(leads(network)).toMatchObject([{ phone: PHONE, uid: UID }])
  })

  it('of a stranger who did not agree makes no account', async () => {
    const { form, network, stores } = world()
    fill(form)
    form.agree(false)
    expect(await form.submit()).toBe(false)
    expect([network.requests, stores.ui.toast?.text]).toEqual([[], '请先阅读并同意用户协议与隐私政策'])
  })

  it('twice at once sends one', async () => {
    const { form, network } = world()
    fill(form)
    const [first, second] = await through(Promise.all([form.submit(), form.submit()]))
    expect([first, second]).toEqual([true, false])
    expect([network.sent(TOKEN).length, network.sent(CLUE).length]).toEqual([1, 1])
  })

  it('goes on when the backend refuses it (seed §8), and keeps the lead in quarantine', async () => {
    const { form, stores } = world({ loggedIn: true, answers: { [CLUE]: refused(400, 'Y1', '不该看到') } })
    form.set('name', '张三')
    expect(await through(form.submit())).toBe(true)
    expect(stores.ui.toast?.text).toBe('这一处没有存上：咨询登记“张三”')
    expect(refusedWritesOf(stores).list).toMatchObject([{ kind: 'lead', text: '张三', reason: '不该看到' }])
  })

  it('stops at a wrong code: the server’s words, the form stays', async () => {
    const { form, network, stores, storage } = world({
      answers: { [TOKEN]: refused(400, 'Y40002', '验证码错误') },
    })
    fill(form)
    expect(await form.submit()).toBe(false)
    expect([stores.ui.toast?.text, form.isSubmitting]).toEqual(['验证码错误', false])
    expect(network.sent(CLUE)).toEqual([])
    expect(storage.local.get('draft:lead')).toContain('张三')
  })

  it('stops at a refusal without words: 登录失败 (seed §8)', async () => {
    const { form, stores } = world({ answers: { [TOKEN]: refused(500) } })
    fill(form)
    await form.submit()
    expect(stores.ui.toast?.text).toBe('登录失败')
  })
})

describe('a lead and a lost network', () => {
  it.each([
    ['a stranger', false],
    ['somebody logged in', true],
  ])(
    'of %s stays in the outbox, and he is told so; it leaves when the network is back',
    async (_, loggedIn) => {
      const { form, network, stores } = world({ loggedIn })
      network.isCut = true
      fill(form)
      expect(await through(form.submit())).toBe(true)
      expect(stores.ui.toast?.text).toBe(SAVED)
      expect(stores.outbox.entries.map(({ call }) => call)).toContain(salesClue.id)
      network.isCut = false
      network.requests.length = 0
      await through(stores.outbox.flush())
      expect(leads(network)).toMatchObject([{ phone: PHONE, extra: { name: '张三' } }])
    },
  )

  it('that hangs keeps nobody waiting longer than five seconds', async () => {
    const hangs: Answer = () => new Promise(() => undefined)
    const { form, stores } = world({ loggedIn: true, answers: { [CLUE]: hangs } })
    form.set('name', '张三')
    const submitting = form.submit()
    await jest.advanceTimersByTimeAsync(4999)
    expect(form.isSubmitting).toBe(true)
    await jest.advanceTimersByTimeAsync(1)
    expect(await submitting).toBe(true)
    expect([stores.ui.toast?.text, stores.outbox.entries.length]).toEqual([SAVED, 1])
  })

  it('survives a restart of the app', async () => {
    const first = world()
    first.network.isCut = true
    fill(first.form)
    await through(first.form.submit())
    const later = world({ storage: first.storage })
    await through(later.stores.outbox.flush())
    expect(leads(later.network)).toMatchObject([{ phone: PHONE }])
  })
})

describe('the draft', () => {
  it('keeps what was typed but code and password, and is gone once the lead is on its way', async () => {
    const { form, open, storage } = world()
    fill(form)
    expect(storage.local.get('draft:lead')).not.toMatch(/"123456"|secret1/)
    expect(open().values).toMatchObject({
      name: ' 张三 ',
      school: '武汉大学',
      phone: PHONE,
      code: '',
      password: '',
    })
    await through(form.submit())
    expect(storage.local.get('draft:lead')).toBeUndefined()
  })
})

describe('the code button of the lead dialog', () => {
  it('counts down from 60 s, then offers 再次发送 (seed §4)', async () => {
    const { form, network } = world({
      answers: { 'GET /auth/v1/basic/mobile-code': ok({ expiresIn: 300, resendAfter: 60 }) },
    })
    form.set('phone', PHONE)
    expect(form.code.text).toBe('获取验证码')
    await form.sendCode()
    expect(form.code.text).toBe('60s')
    await form.sendCode()
    jest.advanceTimersByTime(60_000)
    expect(form.code.text).toBe('再次发送')
    expect(network.requests).toHaveLength(1)
  })

  it.each([
    ['cut off', cut],
    ['refused', refused(502)],
  ])('says 获取验证码失败，请稍后再试 when %s (seed §8)', async (_, answer) => {
    const { stores, open } = world()
    const form = open()
    form.set('phone', PHONE)
    jest
      .spyOn(LoginGrants.prototype, 'sendCode')
      .mockRejectedValueOnce(
        new ApiError('x.y', { kind: 'rejected', status: answer === cut ? 0 : 502, code: '', msg: 'x' }),
      )
    await form.sendCode()
    expect(stores.ui.toast?.text).toBe('获取验证码失败，请稍后再试')
    jest.restoreAllMocks()
  })
})
