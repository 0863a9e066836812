import { everyRow } from '@/routes/everyRow'
import { bodyOf, ok } from '../../tests/builders/scriptedNetwork'
import { fakeStores, UID } from '../../tests/builders/fakeStores'
import { clientHeaders } from './clientHeaders'
import { shareCardOf } from './shareCardOf'

jest.useFakeTimers()

describe('the request headers (seed §3, §7)', () => {
  const headersOf = (options: Parameters<typeof fakeStores>[0], isExpired = false) => {
    const { stores } = fakeStores(options)
    if (isExpired) jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 4_000_000)
    const made = clientHeaders({ ...stores, deviceId: 'device-1', newId: () => 'nonce-1' })
    jest.restoreAllMocks()
    return made
  }

  it('are few for a stranger; the app version of the web is 4080500', () => {
    expect(headersOf({})).toEqual({ v: '4080500', h: 'm.example', n: 'nonce-1', m: 'browser', d: 'device-1' })
  })

  it('carry a bearer Authorization while the token is valid', () => {
    const headers = headersOf({ loggedIn: true })
    expect(headers).toMatchObject({ Authorization: 'Bearer token-1', u: UID })
    expect(headers).not.toHaveProperty('t')
  })

  it('carry header t instead once it is not', () => {
    const headers = headersOf({ loggedIn: true }, true)
    expect(headers).toMatchObject({ t: 'token-1', u: UID })
    expect(headers).not.toHaveProperty('Authorization')
  })

  it('name channel, promotion (digits only) and source', () => {
    expect(headersOf({ query: { agent: '8', promotionId: 'p27', source: 'poster' } })).toMatchObject({
      a: '8',
      p: '27',
      s: 'poster',
    })
  })

  it('go out with every call, with a nonce of its own and the id of the device', async () => {
    const { stores, storage, network } = fakeStores({
      loggedIn: true,
      answers: { 'POST /auth/v1/account/logout': ok({ done: true }) },
    })
    await stores.loginFlow.loadProfile()
    const [first, second] = network.requests
    expect(first?.headers).toMatchObject({
      Authorization: 'Bearer token-1',
      d: storage.local.get('deviceId'),
    })
    expect(first?.headers['n']).not.toBe(second?.headers['n'])
    expect(bodyOf(first)).toBeNull()
  })

  it('keep the device id across restarts', () => {
    const first = fakeStores()
    const again = fakeStores({ storage: first.storage })
    expect(again.storage.local.get('deviceId')).toBe(first.storage.local.get('deviceId'))
  })
})

describe('the channel and the flags of the address that a visit began with (seed §3)', () => {
  const arrived = { agent: '18', isdg: '18', swip: '1', colm: '2', pro: '3', wordJump: '4', inviteCode: 'A1' }

  it('survive a reload on a tab, whose address names none of them', () => {
    const { storage } = fakeStores({ query: arrived })
    const { stores } = fakeStores({ storage })
    expect(stores.client).toMatchObject({ agent: '18', swip: '1', colm: '2', pro: '3', wordJump: '4' })
    expect(stores.promotion.context).toMatchObject({ inviteCode: 'A1' })
  })

  it('are not overwritten by the agent=0 of the shop', () => {
    const { storage } = fakeStores({ query: arrived })
    expect(fakeStores({ storage, query: { agent: '0', btnShow: 'false' } }).stores.client.agent).toBe('18')
  })
})

describe('what a page shares', () => {
  const route = {
    id: 'summerGold',
    row: everyRow['summerGold'],
    given: { id: '127', source: 'old' },
  } as const

  it('is itself with the promotion context, on both targets', () => {
    const card = shareCardOf(route, '夏季抢跑营', { promotionId: '27', inviteCode: 'A1', source: 'poster' })
    expect(card.title).toBe('夏季抢跑营')
    expect(card.link).toBe('/market/summer-gold/127?source=poster&promotionId=27&inviteCode=A1')
    expect(card.pagePath).toBe(
      '/features/landing/pages/promo/index?route=summerGold&id=127&source=poster&promotionId=27&inviteCode=A1',
    )
  })
})
