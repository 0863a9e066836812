const SHANGHAI_MS = 8 * 3_600_000
/** Admission of a year of entry ends with the adjustment round in May. */
const LAST_MONTH = 5

/** The year of entry that a learner prepares for now. */
export const targetYearOf = (now: number): number => {
  const local = new Date(now + SHANGHAI_MS)
  return local.getUTCFullYear() + (local.getUTCMonth() + 1 > LAST_MONTH ? 1 : 0)
}
