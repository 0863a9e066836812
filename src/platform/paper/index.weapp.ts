import type { Paper } from './types'

/** Mini-programs have no printer. */
export const paper: Paper = { print: async () => false }
