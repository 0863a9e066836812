const SHANGHAI_OFFSET = 8 * 3_600_000
const DAY = 86_400_000
const rule = /^([1-7]) (\d{2}):(\d{2})$/

/** The next moment of a weekly rule such as `6 19:30` (Saturday evening in China), at or after `now`. */
export const nextWeekly = (weekly: string, now: number): number => {
  const [, weekday = '1', hour = '0', minute = '0'] = rule.exec(weekly) ?? []
  const local = now + SHANGHAI_OFFSET
  const midnight = local - (local % DAY)
  const today = new Date(midnight).getUTCDay() || 7
  const start = midnight + (Number(hour) * 60 + Number(minute)) * 60_000
  const candidate = start + ((Number(weekday) - today + 7) % 7) * DAY
  return (candidate < local ? candidate + 7 * DAY : candidate) - SHANGHAI_OFFSET
}
