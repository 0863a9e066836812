import { act, fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { bodyOf, cut, ok, refused, type Answer } from '../../../../../tests/builders/scriptedNetwork'
import { scrolled } from '@/platform/scroll'
import { SignAgreementView } from './SignAgreementView'

const CALL = `/course/v1/users/${UID}/agreements/g1`
const HASH = 'h'.repeat(43)
const TEXT = {
  name: 'course-agreement',
  title: '课程服务协议',
  version: '2.0',
  effectiveDate: '2026-09-01',
  sections: [{ heading: '一、服务', paragraphs: ['以页面为准。'] }],
}
const agreement = (more: object = {}) =>
  ok({ goodsId: 'g1', goodsTitle: '强基营', text: TEXT, hash: HASH, maySign: true, signed: null, ...more })
const SIGNED = agreement({ maySign: false, signed: { name: '林小满', signedAt: 0, picture: '/s.png' } })

beforeAll(() => {
  // jsdom draws nothing and captures no pointer.
  HTMLCanvasElement.prototype.getContext = () => null
  HTMLCanvasElement.prototype.setPointerCapture = () => undefined
  HTMLCanvasElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 300, 120)
})
beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = async (
  answer: Answer = agreement(),
  given: Record<string, string> = { goodsId: 'g1' },
  more = {},
) => {
  const world = fakeStores({ loggedIn: true, answers: { [`GET ${CALL}`]: answer }, ...more })
  renderIn(world.stores, <SignAgreementView />, 'signAgreement', given)
  await arrive(3000)
  return world
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive(1000)
}
const write = (...points: readonly (readonly [number, number])[]) => {
  const pad = screen.getByRole('img', { name: '手写签名框' })
  const [first, ...rest] = points
  const send = (type: string, at: readonly [number, number] | undefined) =>
    act(() => {
      pad.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: at?.[0] ?? 0, clientY: at?.[1] ?? 0 }))
    })
  send('pointerdown', first)
  for (const point of rest) send('pointermove', point)
  send('pointerup', rest[rest.length - 1])
}
const nameIt = (value: string) => fireEvent.input(screen.getByLabelText('姓名'), { target: { value } })

describe('/courses/sign-agreement', () => {
  it('asks for the signature where the text ends, with a name and handwriting', async () => {
    const { network } = await open()
    expect(screen.queryByText('手写签名')).toBeNull()
    await press('我已读完全文，去签名')
    // Scroll to the whole form, not only to its first line at the foot of the screen.
    expect(scrolled.to).toEqual(['agreement-form 64'])
    await press('确认签署')
    expect(screen.getByText('请在方框里手写你的姓名')).toBeTruthy()
    expect(network.sent(`POST ${CALL}`)).toHaveLength(0)
    nameIt('林小满')
    write([10, 10], [110, 10], [110, 60])
    network.answers[`POST ${CALL}`] = SIGNED
    await press('确认签署')
    expect(bodyOf(network.sent(`POST ${CALL}`)[0])).toEqual({
      hash: HASH,
      name: '林小满',
      ink: 'M20 20L220 20L220 120',
    })
    expect(screen.getByText('林小满 已签署')).toBeTruthy()
  })

  it('takes a tick for no signature, and what was written back', async () => {
    await open()
    await press('我已读完全文，去签名')
    nameIt('林小满')
    write([10, 10], [20, 10])
    await press('确认签署')
    expect(screen.getByText('请在方框里手写你的姓名')).toBeTruthy()
    expect(screen.getByRole('button', { name: '重写' }).getAttribute('aria-disabled')).not.toBe('true')
    await press('重写')
    expect(screen.getByRole('button', { name: '重写' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('takes the name a second time from who cannot write by hand, and only the same name', async () => {
    const { network } = await open()
    await press('我已读完全文，去签名')
    nameIt('林小满')
    fireEvent.click(screen.getByText('不方便手写？改为再输入一次姓名'))
    await arrive()
    expect(screen.queryByRole('img', { name: '手写签名框' })).toBeNull()
    const again = (value: string) =>
      fireEvent.input(screen.getByLabelText('再输入一次姓名'), { target: { value } })
    await press('确认签署')
    expect(screen.getByText('请再输入一次姓名')).toBeTruthy()
    again('林小')
    await press('确认签署')
    expect(screen.getByText('两次填写的姓名不一样，请重新输入')).toBeTruthy()
    expect(network.sent(`POST ${CALL}`)).toHaveLength(0)
    again('林小满')
    network.answers[`POST ${CALL}`] = SIGNED
    await press('确认签署')
    expect(bodyOf(network.sent(`POST ${CALL}`)[0])).toEqual({ hash: HASH, name: '林小满', typed: '林小满' })
  })

  it('keeps what was written until it is sent', async () => {
    const { storage, network } = await open()
    await press('我已读完全文，去签名')
    nameIt('林小满')
    write([10, 10], [200, 10])
    network.answers[`POST ${CALL}`] = cut
    await press('确认签署')
    await arrive(30_000)
    expect(
      storage.local
        .keys()
        .map((key) => storage.local.get(key))
        .join(),
    ).toContain('林小满')
  })

  it('shows a text that changed meanwhile, to be read again', async () => {
    const { network } = await open()
    await press('我已读完全文，去签名')
    nameIt('林小满')
    write([10, 10], [200, 10])
    network.answers[`POST ${CALL}`] = refused(409, 'Y40903', '协议已更新，请重新阅读并同意')
    network.answers[`GET ${CALL}`] = agreement({ text: { ...TEXT, version: '3.0' } })
    await press('确认签署')
    expect(screen.getByText('版本 3.0，2026-09-01 起生效')).toBeTruthy()
    expect(screen.getByRole('button', { name: '我已读完全文，去签名' })).toBeTruthy()
  })

  it('that is signed leads on to the lessons', async () => {
    const { visits } = await open(SIGNED)
    await press('去学习')
    expect(visits).toEqual(['replace /courses/course-learning?goodsId=g1'])
  })

  it('of a course that is not owned is read only', async () => {
    const { visits } = await open(agreement({ maySign: false }))
    expect(screen.getByText('以页面为准。')).toBeTruthy()
    await press('看看课程')
    expect(visits).toEqual(['push /courses/courses-detail?goodsId=g1'])
  })

  it('can be asked for again when it did not come', async () => {
    const { network } = await open(cut)
    network.answers[`GET ${CALL}`] = agreement()
    await press('重新加载')
    expect(screen.getByText('强基营')).toBeTruthy()
  })

  it('without a course leads to the courses', async () => {
    const { visits } = await open(agreement(), {})
    await press('看我的课程')
    expect(visits).toEqual(['tab /courses/study-center'])
  })
})
