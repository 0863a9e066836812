import { daysToMakeUp, streakOf } from './streak'

const real = (...days: number[]) => days.map((day) => ({ day, how: 'real' as const }))

describe('streakOf', () => {
  it('is empty without check-ins', () => {
    expect(streakOf([], 10, 2)).toEqual({ current: 0, best: 0, toMakeUp: [] })
  })
  it('counts up to yesterday while today is open, and today once it is checked in', () => {
    expect(streakOf(real(7, 8, 9), 10, 0).current).toBe(3)
    expect(streakOf(real(7, 8, 9, 10), 10, 0).current).toBe(4)
  })
  it('keeps the best run after a miss', () => {
    expect(streakOf(real(1, 2, 3, 4, 8), 8, 0)).toEqual({ current: 1, best: 4, toMakeUp: [] })
    expect(streakOf(real(1, 2, 3), 8, 0)).toEqual({ current: 0, best: 3, toMakeUp: [] })
  })
  it('survives a gap that cards can fill', () => {
    expect(streakOf(real(1, 2, 3), 6, 2)).toEqual({ current: 3, best: 3, toMakeUp: [4, 5] })
    expect(streakOf(real(1, 2, 3), 6, 1)).toEqual({ current: 0, best: 3, toMakeUp: [] })
  })
  it('ignores order, repeats and days of a device whose clock is ahead', () => {
    expect(streakOf(real(9, 8, 8, 12), 9, 0)).toEqual({ current: 2, best: 2, toMakeUp: [] })
  })
})

describe('daysToMakeUp', () => {
  it('fills all missed days or none, at most two', () => {
    expect(daysToMakeUp(3, 5, 2)).toEqual([4])
    expect(daysToMakeUp(3, 7, 5)).toEqual([])
    expect(daysToMakeUp(undefined, 7, 2)).toEqual([])
    expect(daysToMakeUp(6, 7, 2)).toEqual([])
  })
})
