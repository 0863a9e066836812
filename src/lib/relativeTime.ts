import { shanghaiDate } from './shanghaiDate'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How long ago something was (seed §5, thresholds §9): under 30 s 刚刚, under an hour in minutes, under a day in hours, under
 * two days 1天前, otherwise the date. Times in milliseconds since the epoch; the future counts as now.
 */
export const relativeTime = (time: number, now: number): string => {
  const ago = now - time
  if (ago < 30 * SECOND) return '刚刚'
  if (ago < HOUR) return `${Math.max(1, Math.floor(ago / MINUTE))}分钟前`
  if (ago < DAY) return `${Math.floor(ago / HOUR)}小时前`
  if (ago < 2 * DAY) return '1天前'
  return shanghaiDate(time)
}
