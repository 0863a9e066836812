import type { HttpRequest } from '@/platform/request'
import { BackendClock } from './BackendClock'

const TRUE = Date.parse('2026-11-21T02:00:00Z')
const DAY = 86_400_000
const request: HttpRequest = { method: 'GET', url: '/x', headers: {}, timeoutMs: 1 }

/** A device that is `wrong` off; an answer takes `latency`. */
const world = (wrong: number) => {
  const time = { device: TRUE + wrong, true: TRUE }
  const clock = new BackendClock(() => time.device)
  const ask = (latency: number, date?: number) =>
    clock.listen(async () => {
      time.device += latency
      time.true += latency
      return { status: 200, body: {}, date: date ?? Math.floor(time.true / 1000) * 1000 }
    })(request)
  return { time, clock, ask }
}

describe('the clock of the backend', () => {
  it('is the device’s until an answer came', () => {
    const { clock, time } = world(DAY)
    expect(clock.now()).toBe(time.device)
  })

  it.each([DAY, -DAY, 20 * 60_000])('is learned where the device is %d ms off', async (wrong) => {
    const { clock, time, ask } = world(wrong)
    await ask(800)
    expect(Math.abs(clock.now() - time.true)).toBeLessThan(2000)
  })

  it('is the device’s own where both agree but for the way', async () => {
    const { clock, time, ask } = world(1500)
    await ask(4000)
    expect(clock.now()).toBe(time.device)
  })

  it('follows a device that is set right', async () => {
    const { clock, time, ask } = world(DAY)
    await ask(10)
    time.device -= DAY
    await ask(10)
    expect(clock.now()).toBe(time.device)
  })

  it('learns nothing from an answer during which the clock was set back', async () => {
    const { clock, time, ask } = world(0)
    await ask(-DAY, TRUE)
    expect(clock.now()).toBe(time.device)
  })
})
