import type { AfterStart } from './types'

const WELL_AFTER_MS = 5000

export const afterStart: AfterStart = (run) => void setTimeout(run, WELL_AFTER_MS)
