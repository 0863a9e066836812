/** One cell of a month: empty before the first day, else a day and how it was checked in. */
export interface MonthCell {
  readonly key: string
  readonly day: number
  readonly state: 'blank' | 'none' | 'real' | 'card' | 'today' | 'future'
}

const WEEK = 7
const pad = (number: number): string => String(number).padStart(2, '0')

/** The cells of a month (YYYY-MM), weeks beginning on Monday. */
export const monthGrid = (
  month: string,
  today: string,
  days: ReadonlyMap<string, 'real' | 'card'>,
): readonly MonthCell[] => {
  const [year = 2000, number = 1] = month.split('-').map(Number)
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + WEEK - 1) % WEEK
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const blanks = Array.from({ length: before }, (_, at): MonthCell => ({
    key: `b${at}`,
    day: 0,
    state: 'blank',
  }))
  const cells = Array.from({ length }, (_, at): MonthCell => {
    const key = `${month}-${pad(at + 1)}`
    const state = days.get(key) ?? (key === today ? 'today' : key > today ? 'future' : 'none')
    return { key, day: at + 1, state }
  })
  return [...blanks, ...cells]
}

/** The month before or after one. */
export const monthBeside = (month: string, step: 1 | -1): string => {
  const [year = 2000, number = 1] = month.split('-').map(Number)
  const moved = new Date(Date.UTC(year, number - 1 + step, 1))
  return `${moved.getUTCFullYear()}-${pad(moved.getUTCMonth() + 1)}`
}

/** 2026年11月 */
export const monthText = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`
