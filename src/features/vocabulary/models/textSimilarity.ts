const commonStart = (one: string, other: string): number => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

const commonEnd = (one: string, other: string): number => {
  let at = 0
  while (at < one.length && at < other.length && one[one.length - 1 - at] === other[other.length - 1 - at])
    at++
  return at
}

/** Two letters as one number: a book has tens of thousands of pairs, too many to make a text of each. */
const pairAt = (text: string, at: number): number => text.charCodeAt(at) * 65_536 + text.charCodeAt(at + 1)

const pairsOf = (text: string): Set<number> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_unused, at) => pairAt(text, at)))

/**
 * How alike other spellings look to one, 0 to 1: shared pairs of letters, the same beginning, the same end, a similar
 * length. In two steps, because one word is compared with a whole book.
 */
export const similarityTo = (one: string): ((other: string) => number) => {
  const pairs = pairsOf(one)
  return (other) => {
    const longer = Math.max(one.length, other.length, 1)
    let shared = 0
    for (let at = 0; at + 1 < other.length; at++) if (pairs.has(pairAt(other, at))) shared++
    const seededRandom = Math.min(1, (2 * shared) / Math.max(1, pairs.size + other.length - 1))
    const length = 1 - Math.abs(one.length - other.length) / longer
    return (
      0.5 * seededRandom +
      (0.2 * commonStart(one, other)) / longer +
      (0.15 * commonEnd(one, other)) / longer +
      0.15 * length
    )
  }
}

const FIRST_HAN = 0x4e00
const LAST_HAN = 0x9fff

const signsOf = (text: string): number[] => {
  const signs: number[] = []
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= FIRST_HAN && code <= LAST_HAN) signs.push(code)
  }
  return signs
}

/** How many Chinese characters other meanings share with one, 0 to 1 of the shorter one. */
export const meaningSimilarityTo = (one: string): ((other: string) => number) => {
  const mine = new Set(signsOf(one))
  return (other) => {
    const theirs = new Set(signsOf(other))
    let shared = 0
    for (const sign of theirs) if (mine.has(sign)) shared++
    return shared / Math.max(1, Math.min(mine.size, theirs.size))
  }
}
