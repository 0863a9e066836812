/** All that one thing is called: names, aliases and former names, with their pinyin and initials. */
export interface NameKeys {
  readonly names: readonly string[]
  readonly pinyin: readonly string[]
  readonly initials: readonly string[]
}

/** Common endings of names; they distinguish nothing by themselves. */
const COMMON = new Set(['大学', '学院', '研究', '究院', '科学', '工程', '技术'])
const IS_LATIN = /^[a-z0-9]+$/

/** One spelling for comparison: lower case, half-width, without blanks and punctuation. */
const normalised = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const pairsOf = (text: string): string[] => {
  const letters = [...text]
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

/** Index terms of a name: letters and pairs of letters; Latin spellings keep their beginning apart. */
const termsOfName = (name: string): string[] =>
  IS_LATIN.test(name) ? [`^${name.slice(0, 1)}`, ...pairsOf(name)] : [...name, ...pairsOf(name)]

/** All index terms of one thing. */
export const indexTerms = ({ names, pinyin, initials }: NameKeys): string[] => [
  ...new Set([...names, ...pinyin, ...initials].map(normalised).flatMap(termsOfName)),
]

/** The terms that a query looks for, any of them; empty where nothing can be looked for. */
export const queryTerms = (text: string): string[] => {
  const query = normalised(text)
  if (query === '') return []
  const pairs = IS_LATIN.test(query) && query.length === 1 ? [`^${query}`] : pairsOf(query)
  const telling = pairs.filter((pair) => !COMMON.has(pair))
  return [...new Set(telling.length > 0 ? telling : pairs)]
}

/** The number of letters to insert, remove or replace, up to `limit`; above it `limit + 1`. */
export const editDistance = (one: string, other: string, limit: number): number => {
  const from = [...one]
  const to = [...other]
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let before = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [row, letter] of from.entries()) {
    const now = [row + 1]
    for (const [at, wanted] of to.entries()) {
      const replaced = (before[at] ?? 0) + (letter === wanted ? 0 : 1)
      now.push(Math.min(replaced, (before[at + 1] ?? 0) + 1, (now[at] ?? 0) + 1))
    }
    if (Math.min(...now) > limit) return limit + 1
    before = now
  }
  return before[to.length] ?? limit + 1
}

const SCORE = { same: 100, prefix: 80, inside: 60, typo: 40 } as const
const FEWEST_FOR_TYPO = 4

const isInOrder = (query: string, name: string): boolean => {
  let at = 0
  for (const letter of name) if (letter === query[at]) at += 1
  return at === query.length
}

const scoreOf = (query: string, name: string): number => {
  if (name === query) return SCORE.same
  if (name.startsWith(query)) return SCORE.prefix - Math.min(19, name.length - query.length)
  if (query.length > 1 && name.includes(query)) return SCORE.inside - Math.min(19, name.length - query.length)
  const isShort = query.length < FEWEST_FOR_TYPO
  if (!isShort && editDistance(query, name, 1) <= 1) return SCORE.typo
  // 计科 for 计算机科学: the letters in their order, beginning with the first.
  if (!IS_LATIN.test(query) && query[0] === name[0] && query.length > 1 && isInOrder(query, name)) return 30
  if (!isShort && editDistance(query, name.slice(0, query.length), 1) <= 1) return 25
  return 0
}

/** How well a query fits a thing: 0 for not at all, 100 for one of its names. */
export const matchScore = (text: string, { names, pinyin, initials }: NameKeys): number => {
  const query = normalised(text)
  if (query === '') return 0
  const spellings = IS_LATIN.test(query) ? [...names, ...pinyin, ...initials] : names
  return Math.max(0, ...spellings.map((name) => scoreOf(query, normalised(name))))
}
