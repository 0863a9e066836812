import { lessonKinds } from '@/contracts/course/goods'
import { parseClientContext } from '@/stores/ClientContext'
import { browserFacts, containers } from '../../../../tests/builders/fakeStores'
import { lessonKindText } from './lessonKindText'
import { purchaseWay } from './purchaseWay'
import { validityText } from './validityText'

describe('purchaseWay (product: buying is a capability of the client)', () => {
  it.each([
    ['browser', '', 'order'],
    ['wechat', '', 'order'],
    ['pc', '', 'order'],
    ['mini-program', '', 'order'],
    ['mini-program', '2', 'order'],
    ['mini-web-view', '', 'qrCard'],
    ['browser', '8', 'qrCard'],
    ['flutter', '', 'native'],
    ['gaoshou', '', 'native'],
    ['flutter', '8', 'native'],
  ] as const)('in %s with agent %j is %s', (container, agent, way) => {
    const facts = { ...browserFacts, ...containers[container] }
    expect(purchaseWay(parseClientContext(facts, agent ? { agent } : {}))).toBe(way)
  })
})

describe('validityText', () => {
  it.each([
    [{ validUntil: Date.UTC(2026, 11, 25, 16) }, '2026-12-26 前有效'],
    [{ validDays: 365 }, '购买后 365 天内有效'],
    [{ validUntil: Date.UTC(2026, 11, 25), validDays: 1 }, '2026-12-25 前有效'],
    [{}, '长期有效'],
  ])('of %j is %s', (goods, text) => expect(validityText(goods)).toBe(text))
})

describe('lessonKindText', () => {
  it('names every kind of lesson', () => {
    for (const kind of lessonKinds) expect(lessonKindText[kind]).toBeTruthy()
  })
})
