import { act, fireEvent, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { salesClue } from '@/contracts/gaoshou/salesClues'
import type { DialogRequest } from '@/stores/UiStore'
import { bodyOf, ok, type Answer } from '../../tests/builders/scriptedNetwork'
import { fakeStores, logIn, PHONE, tokenAnswer, UID } from '../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../tests/builders/renderIn'
import DialogHost from './DialogHost'

const CLUE = 'POST /gaoshou/v1/sales-clues'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const ask = async (
  request: DialogRequest,
  answers: Record<string, Answer> = {},
  options: Parameters<typeof fakeStores>[0] = {},
) => {
  const world = fakeStores({
    ...options,
    answers: { 'POST /auth/oauth/token': tokenAnswer(), [CLUE]: ok({ id: '1', created: true }), ...answers },
  })
  renderIn(world.stores, <DialogHost />)
  let done: boolean | undefined
  act(() => {
    void world.stores.ui.openDialog(request).then((answer) => {
      done = answer
    })
  })
  await arrive()
  return { ...world, isDone: () => done }
}

const type = (name: string, value: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the login dialog (seed §2)', () => {
  it('logs in and answers whoever asked', async () => {
    const { isDone, stores } = await ask({ kind: 'login' })
    expect(screen.getByRole('dialog', { name: '登录 / 注册' })).toBeTruthy()
    type('手机号', PHONE)
    type('验证码', '123456')
    fireEvent.click(screen.getByRole('checkbox'))
    press('登录')
    await arrive(300)
    expect([isDone(), stores.session.uid]).toEqual([true, UID])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says what is wrong in the words of the dialog, not of the panel (seed §5)', async () => {
    const { stores } = await ask({ kind: 'login' })
    type('手机号', '138')
    press('登录')
    await arrive()
    expect(stores.ui.toast?.text).toBe('请输入正确的手机号')
  })

  it('asks for a name where told so and a code can make an account; a password belongs to one that is there', async () => {
    await ask({ kind: 'login', askName: true })
    expect(screen.getByLabelText('姓名')).toBeTruthy()
    press('密码登录')
    expect(screen.getByLabelText('密码')).toBeTruthy()
    expect(screen.queryByLabelText('姓名')).toBeNull()
  })

  it.each([
    ['the cross', () => press('关闭')],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ])('counts as refused when closed by %s', async (_, close) => {
    const { isDone } = await ask({ kind: 'login' })
    close()
    await arrive(300)
    expect([isDone(), screen.queryByRole('dialog')]).toEqual([false, null])
  })
})

describe('the lead dialog (seed §2, §5)', () => {
  it('is titled 预约报名 unless told otherwise', async () => {
    const { stores } = await ask({ kind: 'lead' })
    expect(screen.getByRole('dialog', { name: '预约报名' })).toBeTruthy()
    act(() => void stores.ui.openDialog({ kind: 'lead', title: '领取资料' }))
    expect(screen.getByRole('dialog', { name: '领取资料' })).toBeTruthy()
  })

  it('sends the lead of somebody logged in: a name is enough', async () => {
    const { network, isDone, stores } = await ask({ kind: 'lead' }, {}, { loggedIn: true })
    expect(screen.queryByLabelText('手机号')).toBeNull()
    type('姓名', '张三')
    press('提交')
    await arrive(300)
    expect(network.sent(CLUE).map((sent) => v.parse(salesClue.body, bodyOf(sent)))).toMatchObject([
      { phone: PHONE, uid: UID, extra: { name: '张三' } },
    ])
    expect([isDone(), stores.ui.toast?.text]).toEqual([true, '提交成功'])
  })

  it('asks a stranger for phone and code, and in vacation mode for the school', async () => {
    await ask({ kind: 'lead', vacation: true })
    const labels = ['姓名', '院校', '班级', '手机号', '验证码']
    for (const label of labels) expect(screen.getByLabelText(label)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('姓名').maxLength).toBe(20)
    press('提交')
    await arrive()
    const dialog = within(screen.getByRole('dialog'))
    for (const error of ['姓名不能为空', '院校不能为空', '手机号码不能为空', '验证码不能为空']) {
      expect(dialog.getByText(error)).toBeTruthy()
    }
  })

  it('asks somebody without a phone for one, but for no proof', async () => {
    const world = fakeStores({ loggedIn: true })
    world.stores.session.describe({ phone: '' })
    renderIn(world.stores, <DialogHost />)
    act(() => void world.stores.ui.openDialog({ kind: 'lead' }))
    expect(screen.getByLabelText('手机号')).toBeTruthy()
    expect(screen.queryByLabelText('验证码')).toBeNull()
  })

  it('keeps the lead of a lost network and says so', async () => {
    const { network, stores, isDone } = await ask({ kind: 'lead' }, {}, { loggedIn: true })
    network.isCut = true
    type('姓名', '张三')
    press('提交')
    await arrive(300)
    expect([isDone(), stores.ui.toast?.text]).toEqual([true, '网络不给力，已为你保存，联网后自动提交'])
    expect(stores.outbox.entries).toHaveLength(1)
  })
})

describe('the course-selection dialog (seed §2, §4)', () => {
  const types = {
    'GET /course/v1/class-types': ok([
      { code: 'math', name: '数学', group: 'a', terms: [{ term: 1, name: '学期一', goodsId: 'g1' }] },
    ]),
    'POST /gaoshou/v1/winter-vacation/applications': ok({ done: true }),
    'GET /gaoshou/v1/sales-links': ok('/courses/courses-detail?goodsId=g1'),
  }
  const choose = async () => {
    fireEvent.click(screen.getByText('数学'))
    await arrive()
    press('立即选课')
    await arrive(300)
  }

  it('is titled 选课 and leads to the sales link', async () => {
    const { visits, isDone } = await ask({ kind: 'courseSelection' }, types, { loggedIn: true })
    expect(screen.getByRole('dialog', { name: '选课' })).toBeTruthy()
    await choose()
    expect([visits, isDone()]).toEqual([['push /courses/courses-detail?goodsId=g1'], true])
  })

  it('shows a success panel on a winter-vacation route', async () => {
    await ask({ kind: 'courseSelection', winterVacation: true }, types, { loggedIn: true })
    await choose()
    expect(screen.getByRole('dialog', { name: '选课成功' })).toBeTruthy()
  })

  it('shows the success panel also to somebody who had to log in on the way', async () => {
    const { stores } = await ask({ kind: 'courseSelection', winterVacation: true }, types)
    await choose()
    expect(screen.getByRole('dialog', { name: '登录 / 注册' })).toBeTruthy()
    act(() => {
      logIn(stores)
      stores.ui.close(true)
    })
    await arrive(300)
    expect(screen.getByRole('dialog', { name: '选课成功' })).toBeTruthy()
  })
})

describe('the other dialogs', () => {
  it('the QR card shows the words of the seed (§2)', async () => {
    const card = {
      teacherName: '王老师',
      title: '课程老师',
      wechatId: 'wx1',
      qrUrl: '/qr.svg',
      headline: '',
      hint: '',
      services: [],
    }
    const { network } = await ask(
      { kind: 'qrCard', goodsId: 'g1' },
      { 'GET /base/v1/teacher-card': ok(card) },
      { query: { promotionId: 'p27', inviteCode: 'A1' } },
    )
    expect(screen.getByRole('dialog', { name: '请添加课程老师微信购买课程' })).toBeTruthy()
    expect(screen.getByText('长按保存/识别二维码')).toBeTruthy()
    expect(network.requests[0]?.url).toContain('promotionId=27&inviteCode=A1&goodsId=g1')
  })

  it('a question is answered by its buttons', async () => {
    const { isDone } = await ask({ kind: 'confirm', title: '退出登录？', text: '下次再来', confirm: '退出' })
    press('退出')
    await arrive(300)
    expect(isDone()).toBe(true)
  })

  it('nothing is drawn when nothing was asked', () => {
    const { container } = renderIn(fakeStores().stores, <DialogHost />)
    expect(container.textContent).toBe('')
  })
})
