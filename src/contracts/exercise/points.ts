import * as v from 'valibot'

/** A figure that may have halves. */
export const pointsSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000))
