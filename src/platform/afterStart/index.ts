import type { AfterStart } from './types'

export type * from './types'

export const afterStart: AfterStart = (run) => run()
