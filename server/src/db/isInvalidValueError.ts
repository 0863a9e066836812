import { sqlStateOf } from './sqlStateOf'

/** SQLSTATE of a number that no column holds, of a moment outside of the calendar, of signs that are no text. */
const unfit = new Set(['22003', '22007', '22008', '22021', '22P05'])

/** Whether a statement failed because of a value that the caller gave: a contract may allow more than a column holds. */
export const isInvalidValueError = (error: unknown): boolean => unfit.has(sqlStateOf(error) ?? '')
