const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH_DAYS = 30.4
const YEAR_DAYS = 365

const decimal = (value: number): string => String(Math.round(value * 10) / 10)

/** How long until a word comes back, in milliseconds, as short as a button needs: 10分钟, 5小时, 3天, 1.5个月. */
export const intervalText = (ms: number): string => {
  if (ms < MINUTE) return '1分钟内'
  if (ms < HOUR) return `${Math.round(ms / MINUTE)}分钟`
  if (ms < DAY) return `${Math.round(ms / HOUR)}小时`
  const days = ms / DAY
  if (days < 2 * MONTH_DAYS) return `${Math.round(days)}天`
  if (days < YEAR_DAYS) return `${decimal(days / MONTH_DAYS)}个月`
  return `${decimal(days / YEAR_DAYS)}年`
}
