/** How many letters to add, drop, change or swap with a neighbour to make one word the other; stops counting at `limit`. */
export const editDistance = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const ways = [(last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + Number(!isSame)]
      if (isSwap) ways.push((before[at - 2] ?? 0) + 1)
      now.push(Math.min(...ways))
    }
    ;[before, last] = [last, now]
  }
  return Math.min(last[other.length] ?? limit, limit)
}
