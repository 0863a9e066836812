import type { Paper } from './types'

/** Mini-programs have no printer. */
export const paper: Paper = { canPrint: () => false, print: async () => false }
