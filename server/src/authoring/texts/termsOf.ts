import { cutIntoWords } from './wholeWords'

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

/** Filler words of questions: ignored in queries, though a passage may use them. */
const ASKING_WORDS = new Set([
  ...EMPTY_WORDS,
  ...`咋 咋样 咋办 咋弄 啥 啥时候 哪儿 不 没 没有 别 去 来 办 弄 搞 干 干嘛 行 好 好不好 能不能 是不是 有没有 可不可以 会不会 要不要 需不需要
  大概 大约 其实 感觉 觉得 看 看看 说 说说 讲 讲讲 用 该 必须 还是 或者 并且 而且 那么 这么 那样 这样 之后 以后 之前 以前 后 前 然后 现在 最近
  比较 特别 非常 真 真的 只 再 才 跟 向 为了 怎么办 老 总 老是 总是 那种 多 点 些 件 人家 自己 别人 一些 有点 有些 之类 等等 请教 求 谢谢 您
  您好 你好 老师好 呗 哦 嗯 哈 啦 不会 不能 不了 还有 还要 还会 出 拿 做 找 起来 出来 下去 下来 上来 过来 回来 进去 进来 而已 分别 关于 有关
  今天 明天 昨天 今晚 晚上 早上 方面 情况 问题 意思 区别 关系 具体 详细 介绍 解释
  的话 干什么 反过来 一直 已经 经常 平时 马上 别的 另外 另 不行 不好 好像 似乎 咱 咱们 大家 每次 这次 上次 这里 那里 这边 那边 一样 不同
  不知道 到底是 是啥 说的 讲的 指的 指 叫 叫做 所谓 我想 会问 能有 我要 我吗 几个 今年 去年 明年 月份 几月份 几月 那几 多大 样
  认定 成立 举例 区分 分清 含义 定义 概念 意义 判断 理解 计算 算 例题 题目 一道 几道 道 题`.split(/\s+/),
])

/** Common misspellings and the word that is meant; both are indexed as one. */
const SPELLINGS: Readonly<Record<string, string>> = {
  劵: '券',
  帐号: '账号',
  帐户: '账户',
  到帐: '到账',
  登陆: '登录',
  邦定: '绑定',
  做废: '作废',
  其它: '其他',
  按装: '安装',
}
const SLIP = new RegExp(Object.keys(SPELLINGS).join('|'), 'g')

/** Half-width, lower case, in one spelling. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(SLIP, (slip) => SPELLINGS[slip] ?? slip)

/** Words of the exam that the dictionary cuts: 数学（一） and 数一 are one, which 函数一定 does not hold. */
const EXAM_WORD = /(数|英)(?:学|语)?\(?([一二三])\)?(?![定样般个些次阶元维点直起致切])/gu
const INSIDE = /[函级常参整实复变指倍人少多分个]$/

/** Text with its words of the exam in one spelling, apart from the rest. */
const partsOf = (text: string): { readonly text: string; readonly isWord: boolean }[] => {
  const parts: { text: string; isWord: boolean }[] = []
  let end = 0
  for (const match of text.matchAll(EXAM_WORD)) {
    const before = text.slice(end, match.index)
    if (INSIDE.test(before)) continue
    parts.push({ text: before, isWord: false }, { text: `${match[1]}${match[2]}`, isWord: true })
    end = match.index + match[0].length
  }
  return [...parts, { text: text.slice(end), isWord: false }]
}

const segmentsOf = (text: string): string[] =>
  partsOf(text).flatMap((part) => (part.isWord ? [part.text] : cutIntoWords(part.text)))

/** The meaningful words, in runs that no stop word and no sign interrupts. */
const runsOf = (text: string, empty: ReadonlySet<string>): string[][] => {
  const runs: string[][] = [[]]
  for (const segment of segmentsOf(text)) {
    if ((HAN.test(segment) || LATIN.test(segment)) && !empty.has(segment)) runs.at(-1)?.push(segment)
    else runs.push([])
  }
  return runs
}

/** Pairs of neighbouring characters: they find what the dictionary cuts differently here and there. Rare ones are two code units. */
const pairsOf = (run: readonly string[]): string[] =>
  (run.join('').match(HAN_RUN) ?? []).flatMap((text) => {
    const characters = [...text]
    return characters.slice(1).map((next, at) => `${characters[at] ?? ''}${next}`)
  })

/** Trigrams of a Latin word, marked as such: they find it in spite of a slip. */
const trigramsOf = (word: string): string[] => {
  const padded = ` ${word} `.replaceAll(' ', '_')
  return Array.from({ length: padded.length - TRIGRAM + 1 }, (_, at) => `~${padded.slice(at, at + TRIGRAM)}`)
}

const termsOfRuns = (runs: readonly string[][]): string[] => {
  const words = runs.flat()
  const known = new Set(words)
  const slips = words.filter((word) => /^[a-z]{4,}$/.test(word)).flatMap(trigramsOf)
  return [...words, ...runs.flatMap(pairsOf).filter((pair) => !known.has(pair)), ...slips]
}

/** Terms by which a text is found: words, pairs of characters, trigrams of Latin words. Letters and digits only. */
export const termsOf = (text: string): string[] => termsOfRuns(runsOf(plain(text), EMPTY_WORDS))

/** A question as it is searched for: its terms, and the words among them that say what it is about. */
export const askedOf = (question: string): { readonly terms: string[]; readonly words: string[] } => {
  const runs = runsOf(plain(question), ASKING_WORDS)
  return { terms: [...new Set(termsOfRuns(runs))], words: [...new Set(runs.flat())] }
}

/** Pairs of neighbouring characters in one word: they still match where the dictionary cuts the word differently. */
export const pairsIn = (word: string): string[] => ([...word].length > 2 ? pairsOf([word]) : [])

/** Weight of a term in a question: a whole word counts most, a trigram is a guess. */
export const worthOf = (term: string): number => {
  if (term.startsWith('~')) return SLIP_WORTH
  return HAN.test(term) && term.length === 1 ? CHARACTER_WORTH : 1
}

const SLIP_WORTH = 0.15
const CHARACTER_WORTH = 0.5
