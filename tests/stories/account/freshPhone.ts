import { randomInt } from 'node:crypto'

/**
 * A phone number that no other story of this run uses: one of a thousand million. Numbers that went up from the time of day in
 * every process met each other: a story logged in as the learner of another one.
 */
export const freshPhone = (): string => `13${String(randomInt(1_000_000_000)).padStart(9, '0')}`
