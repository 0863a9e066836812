import { ATTRIBUTION_WINDOW_MS } from '@/domain/sales/attribution'
import { PromotionStore } from '@/stores/account/PromotionStore'
import { lastingPromotion, LASTS_MS } from './lastingPromotion'
import { memoryStore } from './memoryStore'

/** A phone on which the app is started and killed. */
const phone = () => {
  const local = memoryStore()
  let now = 1_000_000_000_000
  return {
    local,
    start: () => new PromotionStore(lastingPromotion(memoryStore(), local, () => now)),
    pass: (ms: number) => void (now += ms),
  }
}

test('it lasts as long as a visit counts', () => expect(LASTS_MS).toBe(ATTRIBUTION_WINDOW_MS))

test('the context survives a kill for 30 days, the flags of the entry do not', () => {
  const { start, pass } = phone()
  start().read({ promotionId: '127', inviteCode: 'A1', k: 'abcdefgh', agent: '24', isdg: '24', swip: '1' })
  pass(LASTS_MS - 1)
  expect(start().context).toEqual({ promotionId: '127', inviteCode: 'A1', k: 'abcdefgh' })
  pass(1)
  expect(start().context).toEqual({})
})

test('a newer address begins the days anew and replaces what it names', () => {
  const { start, pass } = phone()
  start().read({ promotionId: '127', inviteCode: 'A1' })
  pass(LASTS_MS - 1)
  start().read({ inviteCode: 'B2' })
  pass(LASTS_MS - 1)
  expect(start().context).toEqual({ promotionId: '127', inviteCode: 'B2' })
})

test('links inside the app, which carry the context, prolong nothing', () => {
  const { start, pass } = phone()
  const context = { promotionId: '127', inviteCode: 'A1' }
  start().read(context)
  pass(LASTS_MS - 1)
  const store = start()
  store.read(context)
  store.read({ ...context, agent: '24' })
  pass(1)
  expect(start().context).toEqual({})
})

test('a start without an address prolongs nothing', () => {
  const { start, pass } = phone()
  start().read({ promotionId: '127' })
  pass(LASTS_MS - 1)
  start().read({})
  start().read({ agent: '8' })
  pass(1)
  expect(start().context).toEqual({})
})

test.each([
  '',
  'null',
  '[]',
  '{',
  '5',
  '{"promotionId":"127"}',
  '{"at":"x","promotionId":"127"}',
  '{"at":9e15}',
])('takes %j in storage for none', (text) => {
  const { start, local } = phone()
  local.set('promotion', text)
  expect(start().context).toEqual({})
})
