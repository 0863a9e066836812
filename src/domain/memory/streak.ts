/** Cap of the streak: queries read no more days. */
export const LONGEST_STREAK = 400

/** How many study days in a row are among these, up to today; a day that has only begun breaks nothing. */
export const streakOf = (days: ReadonlySet<number>, today: number): number => {
  let day = days.has(today) ? today : today - 1
  let streak = 0
  for (; days.has(day); day -= 1) streak += 1
  return streak
}
