import { nextWeekly } from '../courses/nextWeekly'
import type { MockRule } from './mockTimes'

/** Rule and moment of an exam in one name, out of what the id of an attempt may hold. */
export const mockIdOf = (key: string, startsAt: number): string => `${key}-${startsAt.toString(36)}`

const pattern = /^([0-9a-z-]{1,40})-([0-9a-z]{6,10})$/

/** Parses an id; undefined when it is invalid. */
export const readMockId = (mockId: string): { key: string; startsAt: number } | undefined => {
  const [, key, moment] = pattern.exec(mockId) ?? []
  return key === undefined || moment === undefined ? undefined : { key, startsAt: parseInt(moment, 36) }
}

/** Whether a rule holds an exam at a moment. */
export const isHeldAt = ({ weekly }: MockRule, startsAt: number): boolean =>
  nextWeekly(weekly, startsAt) === startsAt

/** The attempt of a learner at an exam: one, on whatever device. */
export const mockAttemptId = (mockId: string): string => `mock-${mockId}`
