import type { AfterPaint } from './types'

/** The logic of a mini-program draws nothing: what changed has left for the other thread when a timer comes. */
export const afterPaint: AfterPaint = (run) => void setTimeout(run, 0)
