import type { AfterPaint } from './types'

export type * from './types'

export const afterPaint: AfterPaint = (run) => void setTimeout(run, 0)
