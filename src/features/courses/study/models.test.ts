import { lessonKinds } from '@/contracts/course/goods'
import { parseClientContext } from '@/stores/account/ClientContext'
import { browserFacts, containers } from '../../../../tests/builders/fakeStores'
import { lessonKindText } from '../lessons/lessonKindText'
import { orderProgressText, orderTone } from '../orders/orderStatusText'
import { purchaseWay } from '../shop/purchaseWay'
import { validityText } from '../shop/validityText'

describe('purchaseWay (seed §4: agent 8 and a mini-program show the QR dialog instead of buying)', () => {
  // [client, agent, way by default, way where the operator lets the mini-program order]
  it.each([
    ['browser', '', 'order', 'order'],
    ['wechat', '', 'order', 'order'],
    ['pc', '', 'order', 'order'],
    ['dingtalk', '', 'order', 'order'],
    ['mini-program', '', 'qrCard', 'order'],
    ['mini-program', '2', 'qrCard', 'order'],
    ['mini-program', '8', 'qrCard', 'qrCard'],
    ['mini-web-view', '', 'qrCard', 'qrCard'],
    ['browser', '2', 'qrCard', 'qrCard'],
    ['browser', '8', 'qrCard', 'qrCard'],
    ['flutter', '', 'native', 'native'],
    ['gaoshou', '', 'native', 'native'],
    ['flutter', '8', 'native', 'native'],
  ] as const)('in %s with agent %j is %s, with the setting %s', (container, agent, off, on) => {
    const facts = { ...browserFacts, ...containers[container] }
    const client = parseClientContext(facts, agent ? { agent } : {})
    const ways = [false, true].map((miniProgramOrders) => purchaseWay(client, { miniProgramOrders }))
    expect(ways).toEqual([off, on])
  })
})

describe('validityText', () => {
  it.each([
    [{ validUntil: Date.UTC(2026, 11, 25, 16) }, '2026-12-26 前有效'],
    [{ validDays: 365 }, '购买后 365 天内有效'],
    [{ validDays: 400, price: 0 }, '领取后 400 天内有效'],
    [{ validUntil: Date.UTC(2026, 11, 25), validDays: 1 }, '2026-12-25 前有效'],
    [{}, '长期有效'],
  ])('of %j is %s', (goods, text) => expect(validityText({ price: 100, ...goods })).toBe(text))
})

describe('lessonKindText', () => {
  it('names every kind of lesson', () => {
    for (const kind of lessonKinds) expect(lessonKindText[kind]).toBeTruthy()
  })
})

const shipping = { receiver: '林小满', phone: '13900000000', region: '湖北省', detail: '珞喻路' }

test.each([
  [{ status: 'unpaid' }, '待支付', 'warning'],
  [{ status: 'paid' }, '已支付', 'success'],
  [{ status: 'paid', shipping }, '已支付，备货中', 'success'],
  [{ status: 'paid', shipping, sentAt: 1 }, '已支付，已发货', 'success'],
  [{ status: 'paid', shipping, sentAt: 1, refunding: true }, '退款审核中', 'warning'],
  [{ status: 'refunded', shipping, sentAt: 1 }, '已退款', 'plain'],
] as const)('an order as it stands: %j is %s, %s', (order, text, tone) => {
  expect([orderProgressText(order), orderTone(order)]).toEqual([text, tone])
})
