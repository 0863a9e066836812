import * as v from 'valibot'

/** An hour and minute of a day as operators write it: `09:00`. */
const HOUR = '(?:[01]\\d|2[0-3]):[0-5]\\d'

export const hour = v.pipe(v.string(), v.regex(new RegExp(`^${HOUR}$`), 'must be like 09:00'))

/** Weekday and time in China: `6 19:30`, Monday is 1. */
export const weekly = v.pipe(v.string(), v.regex(new RegExp(`^[1-7] ${HOUR}$`), 'must be like "6 19:30"'))

/** A moment in China: `2026-12-02 20:00`. */
export const writtenMoment = v.pipe(
  v.string(),
  v.regex(new RegExp(`^\\d{4}-\\d\\d-\\d\\d ${HOUR}$`), 'must be like "2026-12-02 20:00"'),
)
