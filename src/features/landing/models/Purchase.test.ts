import { cut, ok, refused, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores, logIn, settled, UID } from '../../../../tests/builders/fakeStores'
import { ActivityList } from '../stores/ActivityList'
import { Purchase } from './Purchase'

jest.useFakeTimers()

const FIRST = `GET /gaoshou/v1/users/${UID}/first-participation`
const LINK = 'GET /gaoshou/v1/sales-links'
const first = (is: boolean) => ok({ first: is })

const world = (options: Parameters<typeof fakeStores>[0] = {}, answers: Record<string, Answer> = {}) => {
  const made = fakeStores({ loggedIn: true, ...options, answers: { [FIRST]: first(false), ...answers } })
  return {
    ...made,
    purchase: new Purchase(made.stores, 'camp-27', new ActivityList(made.storage.local, Date.now)),
  }
}
const passTime = () => jest.advanceTimersByTimeAsync(3000)

describe('the bottom button of the summer camp (seed §4)', () => {
  it('leads a logged-in visitor to the course detail', async () => {
    const { purchase, visits } = world()
    await purchase.start()
    expect(visits).toEqual(['push /courses/courses-detail?goodsId=camp-27'])
  })

  it('leads an invited visitor to the sales link of the invite code', async () => {
    const { purchase, visits, network } = world(
      { query: { inviteCode: 'A1' } },
      { [LINK]: ok('/courses/courses-detail?goodsId=camp-27&inviteCode=A1') },
    )
    await purchase.start()
    expect(network.sent(LINK)[0]?.url).toContain('inviteCode=A1&goodsId=camp-27')
    expect(visits).toEqual(['push /courses/courses-detail?inviteCode=A1&goodsId=camp-27'])
  })

  it.each([
    ['is cut off', cut],
    ['knows no such code', refused(404, 'x070195')],
  ])('leads to the course detail when the sales link %s', async (_, answer) => {
    const { purchase, visits } = world({ query: { inviteCode: 'A1' } }, { [LINK]: answer })
    void purchase.start()
    await passTime()
    expect(visits).toEqual(['push /courses/courses-detail?inviteCode=A1&goodsId=camp-27'])
  })

  it('shows an anonymous visitor the login dialog, and goes on after the login', async () => {
    const { purchase, stores, visits } = world({ loggedIn: false })
    const running = purchase.start()
    expect(stores.ui.dialog).toEqual({ kind: 'login', askName: true })
    logIn(stores)
    stores.ui.close(true)
    await running
    expect(visits).toEqual(['push /courses/courses-detail?goodsId=camp-27'])
  })

  it('stops when he closes it', async () => {
    const { purchase, stores, visits } = world({ loggedIn: false })
    const running = purchase.start()
    stores.ui.close()
    await running
    expect(visits).toEqual([])
  })

  it('asks a first-time participant of a promotion for a lead', async () => {
    const { purchase, stores, visits } = world({ query: { promotionId: '27' } }, { [FIRST]: first(true) })
    const running = purchase.start()
    await settled()
    expect(stores.ui.dialog).toEqual({ kind: 'lead' })
    stores.ui.close(true)
    await running
    expect(visits).toHaveLength(1)
  })

  it.each([
    ['for the second time', first(false)],
    ['where the check is refused', refused(404, 'B10220')],
  ])('does not ask %s', async (_, answer) => {
    const { purchase, stores, visits } = world({ query: { promotionId: '27' } }, { [FIRST]: answer })
    await purchase.start()
    expect([stores.ui.dialog, visits.length, stores.ui.toast]).toEqual([undefined, 1, undefined])
  })

  it('asks also with a cut network: a lead is never lost', async () => {
    const { purchase, stores } = world({ query: { promotionId: '27' } }, { [FIRST]: cut })
    void purchase.start()
    await passTime()
    expect(stores.ui.dialog).toEqual({ kind: 'lead' })
  })

  it.each([{ query: { agent: '8' } }, { in: 'mini-program' }] as const)(
    'shows the QR dialog instead of buying: %j',
    async (options) => {
      const { purchase, stores, visits } = world(options)
      const running = purchase.start()
      await settled()
      expect(stores.ui.dialog).toEqual({ kind: 'qrCard', goodsId: 'camp-27' })
      stores.ui.close()
      await running
      expect(visits).toEqual([])
    },
  )

  it('asks once in 24 hours whether somebody took part (seed §3, §9)', async () => {
    const { purchase, network } = world({ query: { promotionId: '27' } })
    await purchase.start()
    await purchase.start()
    expect(network.sent(FIRST)).toHaveLength(1)
    jest.setSystemTime(Date.now() + 86_400_000)
    await purchase.start()
    expect(network.sent(FIRST)).toHaveLength(2)
  })

  it('runs once when tapped twice', async () => {
    const { purchase, network } = world({ query: { promotionId: '27' } })
    await Promise.all([purchase.start(), purchase.start()])
    expect(network.sent(FIRST)).toHaveLength(1)
  })
})
