/** A range of scores in words: one number where both ends are equal. */
export const rangeText = (low: number, high: number): string => (low === high ? `${low}` : `${low}–${high}`)
