import { memoryStore } from '@/platform/storage/memoryStore'
import { PromotionStore } from './PromotionStore'

const ALL = {
  promotionId: '2027',
  inviteCode: 'A-1_b',
  agentCode: 'ag1',
  signId: 's1',
  branchId: 'b1',
  source: '朋友圈',
  agent: '8',
  isdg: '24',
  swip: '1',
  colm: '2',
  pro: '3',
  wordJump: '0',
}

describe('PromotionStore (seed §3 Promotion context)', () => {
  it('takes every field of the context and every module flag from an address, and nothing else', () => {
    const store = new PromotionStore(memoryStore())
    store.read({ ...ALL, goodsId: '1', token: 'x' })
    expect(store.context).toEqual(ALL)
  })

  it('keeps what a later address does not name', () => {
    const store = new PromotionStore(memoryStore())
    store.read(ALL)
    store.read({ inviteCode: 'B2', source: '' })
    expect(store.context).toEqual({ ...ALL, inviteCode: 'B2' })
  })

  it.each(['0', '00', ''])('agent %j of a page inside the app takes nobody’s place', (agent) => {
    const store = new PromotionStore(memoryStore())
    store.read({ agent: '8' })
    store.read({ agent })
    expect(store.context).toEqual({ agent: '8' })
  })

  it('a newer agent ends an older isdg, which would set the agent too', () => {
    const store = new PromotionStore(memoryStore())
    store.read({ isdg: '24' })
    store.read({ agent: '8' })
    expect(store.context).toEqual({ agent: '8' })
  })

  it('lasts as long as the session', () => {
    const storage = memoryStore()
    new PromotionStore(storage).read(ALL)
    expect(new PromotionStore(storage).context).toEqual(ALL)
  })

  it.each(['', 'null', '[]', '{', '5', '{"inviteCode":5}', '{"inviteCode":{}}'])(
    'takes %j in storage for none',
    (text) => {
      const storage = memoryStore()
      storage.set('promotion', text)
      expect(
        Object.values(new PromotionStore(storage).context).every((value) => typeof value === 'string'),
      ).toBe(true)
    },
  )

  it.each([
    ['inviteCode', 'has space'],
    ['inviteCode', 'x'.repeat(33)],
    ['inviteCode', '<script>'],
    ['agentCode', 'x'.repeat(65)],
    ['promotionId', '9'.repeat(33)],
    ['source', 'x'.repeat(65)],
    ['agent', '9'.repeat(17)],
  ])('ignores a %s that the backend would refuse: %j', (field, value) => {
    const store = new PromotionStore(memoryStore())
    store.read({ [field]: value })
    expect(store.context).toEqual({})
  })

  it.each([
    ['2027', '2027'],
    ['p-2027x', '2027'],
    ['none', undefined],
    [undefined, undefined],
    ['1234567890123456789012', '123456789012345678'],
  ])('of the promotion id %j a lead sends %j: digits only', (promotionId, digits) => {
    const store = new PromotionStore(memoryStore())
    store.read(promotionId === undefined ? {} : { promotionId })
    expect(store.promotionDigits).toBe(digits)
  })
})
