/** How many study days in a row something was recited, up to today; today may still be missing. */
export const streakOf = (days: ReadonlySet<number>, today: number): number => {
  let last = days.has(today) ? today : today - 1
  let length = 0
  while (days.has(last)) {
    length += 1
    last -= 1
  }
  return length
}
