import { ReconnectGate } from './ReconnectGate'

test('each failure in a row doubles the pause up to five seconds, a success ends it', () => {
  let now = 0
  const gate = new ReconnectGate(() => now)
  const pauses = Array.from({ length: 8 }, () => {
    const from = now
    gate.failed()
    gate.failed()
    while (!gate.isOpen()) now += 50
    return now - from
  })
  expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000])
  gate.failed()
  gate.succeeded()
  expect(gate.isOpen()).toBe(true)
})
