const commonStart = (one: string, other: string): number => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

const reversed = (text: string): string => [...text].reverse().join('')

const pairs = (text: string): Set<string> =>
  new Set(Array.from({ length: text.length - 1 }, (_unused, at) => text.slice(at, at + 2)))

/** How alike two spellings look, 0 to 1: shared pairs of letters, the same beginning, the same end, a similar length. */
export const likeness = (one: string, other: string): number => {
  const longer = Math.max(one.length, other.length)
  if (longer === 0) return 0
  const [mine, theirs] = [pairs(one), pairs(other)]
  const shared = [...mine].filter((pair) => theirs.has(pair)).length
  const dice = (2 * shared) / Math.max(1, mine.size + theirs.size)
  const start = commonStart(one, other) / longer
  const end = commonStart(reversed(one), reversed(other)) / longer
  const length = 1 - Math.abs(one.length - other.length) / longer
  return 0.5 * dice + 0.2 * start + 0.15 * end + 0.15 * length
}

const HAN = /[一-鿿]/g

/** How many Chinese characters two meanings share, 0 to 1 of the shorter one. */
export const meaningLikeness = (one: string, other: string): number => {
  const mine = new Set(one.match(HAN) ?? [])
  const theirs = new Set(other.match(HAN) ?? [])
  const shared = [...mine].filter((sign) => theirs.has(sign)).length
  return shared / Math.max(1, Math.min(mine.size, theirs.size))
}
