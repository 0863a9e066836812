import type { AfterPaint } from './types'

/** The logic thread of a mini-program draws nothing: a timer runs after the changes were sent to the view thread. */
export const afterPaint: AfterPaint = (run) => void setTimeout(run, 0)
