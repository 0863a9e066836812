const SHANGHAI_OFFSET = 8 * 3_600_000

/** The calendar day of a moment in China, as 2027-06-01. */
export const shanghaiDay = (at: number): string => new Date(at + SHANGHAI_OFFSET).toISOString().slice(0, 10)
