import { timePassed } from './timePassed'

it('counts what passes, and nothing while the clock is put back', () => {
  const clock = { now: 5000 }
  const passed = timePassed(() => clock.now)
  const at = (now: number): number => {
    clock.now = now
    return passed()
  }
  expect([5000, 6000, 2000, 2000, 2500].map(at)).toEqual([0, 1000, 1000, 1000, 1500])
})
