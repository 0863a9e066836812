const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const HAN = /^\p{Script=Han}+$/u
const LATIN = /^[a-z0-9]+$/
const HAN_RUN = /\p{Script=Han}{2,}/gu
const TRIGRAM = 3

/** Words that every question has: they find nothing. */
const EMPTY_WORDS = new Set(
  `的 了 吗 呢 吧 啊 呀 么 嘛 着 过 地 得 是 有 在 和 与 或 及 也 都 就 还 又 很 太 要 会 能 可以 可 想 请 请问 问 我 你 他 她 它 我们
  你们 他们 这 那 这个 那个 这些 那些 哪 哪些 哪个 哪里 什么 怎么 怎样 怎么样 如何 多少 几 谁 为什么 为 为何 吗 一 一下 一个 个 上 下 里 中 到
  把 被 让 给 对 从 以 而 但 但是 如果 因为 所以 时候 什么时候 何时 东西 事 知道 告诉 帮 帮我 一般 应该 需要 到底 究竟 the a an of to is are
  i you it in on for and or what how do does`.split(/\s+/),
)

/** Half-width, lower case. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The words that tell something, in runs that no empty word and no sign interrupts. */
const runsOf = (text: string): string[][] => {
  const runs: string[][] = [[]]
  for (const { segment } of segmenter.segment(text)) {
    if ((HAN.test(segment) || LATIN.test(segment)) && !EMPTY_WORDS.has(segment)) runs.at(-1)?.push(segment)
    else runs.push([])
  }
  return runs
}

/** Pairs of neighbouring characters: they find what the dictionary cuts differently here and there. */
const pairsOf = (run: readonly string[]): string[] =>
  (run.join('').match(HAN_RUN) ?? []).flatMap((text) =>
    Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)),
  )

/** Trigrams of a Latin word, marked as such: they find it in spite of a slip. */
const trigramsOf = (word: string): string[] => {
  const padded = ` ${word} `.replaceAll(' ', '_')
  return Array.from({ length: padded.length - TRIGRAM + 1 }, (_, at) => `~${padded.slice(at, at + TRIGRAM)}`)
}

/** Terms by which a text is found: words, pairs of characters, trigrams of Latin words. Letters and digits only. */
export const termsOf = (text: string): string[] => {
  const runs = runsOf(plain(text))
  const words = runs.flat()
  const known = new Set(words)
  const slips = words.filter((word) => /^[a-z]{4,}$/.test(word)).flatMap(trigramsOf)
  return [...words, ...runs.flatMap(pairsOf).filter((pair) => !known.has(pair)), ...slips]
}

/** What a term is worth in a question: a word tells most, a trigram is a guess. */
export const worthOf = (term: string): number => {
  if (term.startsWith('~')) return SLIP_WORTH
  return HAN.test(term) && term.length === 1 ? CHARACTER_WORTH : 1
}

const SLIP_WORTH = 0.15
const CHARACTER_WORTH = 0.5
