const ENTRY = /(\d{1,3})([A-Zymn-]+);/g

/** Answers or decisions as one bounded text: `1A;17ABD;`. A cleared answer has no letters, and is left out. */
export const sheetText = (record: Readonly<Record<string, string>>): string =>
  Object.entries(record)
    .filter(([, letters]) => letters !== '')
    .map(([no, letters]) => `${no}${letters};`)
    .join('')

/** The record of such a text. */
export const readSheetText = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ENTRY)].map(([, no = '', letters = '']) => [no, letters]))
