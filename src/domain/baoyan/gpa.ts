export const gpaScales = ['100', '5', '4.3', '4.0'] as const
export type GpaScale = (typeof gpaScales)[number]

/** Grades at the lower edge of each step: percent, 5-point, 4.3-point, 4-point. The usual table; schools differ. */
export const gpaTable: readonly (readonly [percent: number, five: number, four3: number, four: number])[] = [
  [60, 1, 1, 1],
  [64, 1.4, 1.5, 1.5],
  [68, 1.8, 2, 2],
  [72, 2.2, 2.3, 2.3],
  [75, 2.5, 2.7, 2.7],
  [78, 2.8, 3, 3],
  [82, 3.2, 3.3, 3.3],
  [85, 3.5, 3.7, 3.7],
  [90, 4, 4, 4],
  [95, 4.5, 4.3, 4],
  [100, 5, 4.3, 4],
]

const columns: Readonly<Record<GpaScale, 0 | 1 | 2 | 3>> = { '100': 0, '5': 1, '4.3': 2, '4.0': 3 }
const TOPS: Readonly<Record<GpaScale, number>> = { '100': 100, '5': 5, '4.3': 4.3, '4.0': 4 }

/** The highest grade of a scale. */
export const topOf = (scale: GpaScale): number => TOPS[scale]

/** The highest grade of the scales of points. */
const MOST_POINTS = 5

/** Whether a grade belongs to another scale than the chosen one: no average in percent is as low as points. */
export const isOfOtherScale = (gpa: number, scale: GpaScale): boolean => scale === '100' && gpa <= MOST_POINTS

/** Converts a grade to percent, in a straight line between the steps; the top of a scale is its lowest percent. */
export const percentOf = (gpa: number, scale: GpaScale): number => {
  const column = columns[scale]
  const [first] = gpaTable
  if (!first || gpa <= first[column]) return first?.[0] ?? 0
  const at = gpaTable.findIndex((row) => row[column] >= gpa)
  const upper = gpaTable[at]
  const lower = gpaTable[at - 1]
  if (!upper || !lower) return 100
  const share = (gpa - lower[column]) / (upper[column] - lower[column])
  return lower[0] + share * (upper[0] - lower[0])
}
