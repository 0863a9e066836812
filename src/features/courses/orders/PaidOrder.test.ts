import { cut, ok, refused, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores, settled, UID } from '../../../../tests/builders/fakeStores'
import { PaidOrder } from './PaidOrder'

jest.useFakeTimers()

const ORDER = `GET /course/v1/users/${UID}/orders/o1`
const STATUS = `${ORDER}/status`
const status = (of: string, entitled = false): Answer => ok({ orderId: 'o1', status: of, entitled })
const FOUND = {
  orderId: 'o1',
  goodsId: 'g1',
  title: '营',
  cover: '',
  status: 'paid',
  price: 1,
  discount: 0,
  payable: 1,
  createdAt: 1,
  expiresAt: 2,
}

const world = (answer: Answer) => {
  const made = fakeStores({ loggedIn: true, answers: { [STATUS]: answer, [ORDER]: ok(FOUND) } })
  const timers: { run: () => void; ms: number }[] = []
  const paid = new PaidOrder(made.stores, 'o1', (run, ms) => timers.push({ run, ms }))
  const tick = async () => {
    timers.shift()?.run()
    await settled()
  }
  return { ...made, paid, timers, tick }
}

describe('what became of a payment', () => {
  it('is known at once when it is paid and in the study centre', async () => {
    const { paid, timers } = world(status('paid', true))
    expect(paid.state).toBe('checking')
    paid.start()
    await settled()
    expect([paid.state, paid.order?.goodsId, timers]).toEqual(['paid', 'g1', []])
  })

  it('is asked again every 1.5 s until the goods are there', async () => {
    const { paid, timers, tick, network } = world(status('unpaid'))
    paid.start()
    await settled()
    expect([paid.state, timers.map(({ ms }) => ms)]).toEqual(['checking', [1500]])
    network.answers[STATUS] = status('paid', false)
    await tick()
    expect(paid.state).toBe('checking')
    network.answers[STATUS] = status('paid', true)
    await tick()
    expect([paid.state, network.sent(STATUS).length]).toEqual(['paid', 3])
  })

  it('waits no longer than twenty tries, and starts over when asked', async () => {
    const { paid, timers, tick, network } = world(status('unpaid'))
    paid.start()
    await settled()
    for (let turn = 0; turn < 40; turn++) await tick()
    expect([paid.state, network.sent(STATUS).length, timers]).toEqual(['waiting', 20, []])
    network.answers[STATUS] = status('paid', true)
    paid.retry()
    expect(paid.state).toBe('checking')
    await settled()
    expect(paid.state).toBe('paid')
  })

  it.each(['closed', 'refunded'])('is over when the order is %s', async (of) => {
    const { paid } = world(status(of))
    paid.start()
    await settled()
    expect(paid.state).toBe(of)
  })

  it.each([
    ['refuses', refused(403, 'Y403')],
    ['is cut off', cut],
  ])('has failed when the backend %s, and can be asked again', async (_, answer) => {
    const { paid, network } = world(answer)
    paid.start()
    await jest.advanceTimersByTimeAsync(2000)
    expect(paid.state).toBe('failed')
    network.answers[STATUS] = status('paid', true)
    paid.retry()
    await settled()
    expect(paid.state).toBe('paid')
  })

  it('is paid although the order cannot be loaded', async () => {
    const { paid, network } = world(status('paid', true))
    network.answers[ORDER] = refused(500, 'Y500')
    paid.start()
    await jest.advanceTimersByTimeAsync(5000)
    expect([paid.state, paid.order]).toEqual(['paid', undefined])
  })

  it('is not asked any more when the page is left', async () => {
    const { paid, tick, network } = world(status('unpaid'))
    const leave = paid.start()
    await settled()
    leave()
    await tick()
    expect(network.sent(STATUS)).toHaveLength(1)
  })
})
