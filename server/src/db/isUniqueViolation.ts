import { sqlStateOf } from './sqlStateOf'

const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because somebody has meanwhile what only one may have. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === UNIQUE_VIOLATION
