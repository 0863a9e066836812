import type { AfterPaint } from './types'

/** A timer alone may come before the next picture: one that a frame sets comes after it. */
export const afterPaint: AfterPaint = (run) => void requestAnimationFrame(() => void setTimeout(run, 0))
