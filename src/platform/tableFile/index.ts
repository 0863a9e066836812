import type { TableFiles } from './types'

export type * from './types'

/** The file that a test chooses. */
export const chosenTable: { text: string | null | undefined } = { text: null }

export const tableFile: TableFiles = { take: async () => chosenTable.text }
