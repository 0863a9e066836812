import { markdownText } from '../../../authoring/texts/markdownText'
import type { Answered, Answerer, AnswerRequest } from './Answerer'
import { kindOfPassage } from '../../../authoring/Knowledge'
import type { Found } from '../retrieval/KnowledgeRepository'

/** A passage speaks of what was asked when it covers this part of it: `npm run bench:answers` shows what another choice would cost. */
const COVERS = 0.36
/**
 * Higher thresholds by kind: a question or point covers one case of its subject, and must match very much of the
 * question.
 */
const COVERS_OF: Readonly<Record<string, number>> = {
  exercise: 0.6,
  question: 0.6,
  point: 0.46,
  concept: 0.5,
  recitation: 0.5,
  // 上海今天多少度 names a place and asks of something else.
  school: 0.75,
  branch: 0.75,
}
/** Share of the query that must occur in title or aliases: a mere mention does not make a passage relevant. */
const CALLED_OF: Readonly<Record<string, number>> = {
  help: 0.27,
  article: 0.2,
  document: 0.2,
  lecture: 0.2,
  point: 0.2,
  recitation: 0.2,
  exercise: 0.3,
  question: 0.3,
}
/** Coverage of a query part above which a passage counts as complete. */
const SAYS_ALL = 0.75
/** A passage beside the best one is used from this share of the best score and coverage on. */
const WORTH_READING = 0.5
/** Threshold beside the passage that the learner has open: the question is about that one. */
const BESIDE_LOOKED_AT = 0.6
const MOST_CITED = 3
/** More lines than that are not read; the rest is counted. */
const MOST_LISTED = 8

const NOT_FOUND = '没有找到能回答这个问题的资料。\n\n换一种说法试试，比如写出具体的单词、课程名或知识点。'

const NO_OTHER = '关于这个问题，资料里没有别的说法了。下面是最贴近的内容，前面已经给过：\n\n'

/** These kinds may match by their text alone (同化和顺应), where it covers nearly all of the question. */
const EXPLAINING = ['point', 'recitation']

const isAllSaidBy = (found: Found): boolean =>
  EXPLAINING.includes(kindOfPassage(found)) && found.covered >= SAYS_ALL

const speaks = (found: Found): boolean =>
  found.covered >= (COVERS_OF[kindOfPassage(found)] ?? COVERS) &&
  (found.called >= (CALLED_OF[kindOfPassage(found)] ?? 0) || isAllSaidBy(found))

/** The passages about the question, the best first; empty when even the best is about something else. */
export const speakingOfIt = (passages: readonly Found[]): readonly Found[] => {
  const least = passages.some(({ isLookedAt }) => isLookedAt) ? BESIDE_LOOKED_AT : 0
  const speaking = passages.filter((one) => speaks(one) && one.covered >= least && one.called >= least)
  const best = Math.max(...speaking.map(({ score }) => score))
  const most = Math.max(...speaking.map(({ covered, isLookedAt }) => (isLookedAt ? 0 : covered)))
  return speaking.filter(
    ({ score, covered, isLookedAt }) =>
      isLookedAt ?? (covered >= most * WORTH_READING && score >= best * WORTH_READING),
  )
}

/** The best, of which the last is of another kind where all before it are of one: three exam years say less than one and what else there is. */
const bestOf = (speaking: readonly Found[]): readonly Found[] => {
  const first = speaking.slice(0, MOST_CITED - 1)
  const rest = speaking.slice(first.length)
  const kinds = new Set(first.map(kindOfPassage))
  const other = kinds.size === 1 ? rest.find((one) => !kinds.has(kindOfPassage(one))) : undefined
  const last = other ?? rest[0]
  return last ? [...first, last] : first
}

/** The passages that an answer is made of. */
export const answering = (passages: readonly Found[]): readonly Found[] => bestOf(speakingOfIt(passages))

/** One-line entries for further passages of the same kind: lists all courses that were asked for. */
const listed = (speaking: readonly Found[], cited: readonly Found[]): string => {
  const rest = speaking.filter((one) => !cited.includes(one)).flatMap(({ brief }) => brief ?? [])
  if (rest.length === 0 || cited[0]?.brief === null) return ''
  const lines = rest.slice(0, MOST_LISTED).map((line) => `- ${line}`)
  const more = rest.length - lines.length
  const end = more > 0 ? `\n\n还有 ${more} 门，都在[课程商城](/product-list)。` : ''
  return `### 同类的还有\n\n${lines.join('\n')}${end}\n\n`
}

const partOf = ({ title, body }: Found, no: number): string =>
  `### ${markdownText(title)} [${no}]\n\n${body}\n\n`

/** Answers by the passages themselves, word for word: nothing is made up, and nothing is needed but the database. */
export class ExtractiveAnswerer implements Answerer {
  async *answer({
    passages,
    numbered = [],
    isRetold,
    whenLost,
  }: AnswerRequest): AsyncGenerator<string, Answered> {
    const speaking = speakingOfIt(passages)
    const cited = bestOf(speaking)
    if (cited.length === 0) {
      yield `${NOT_FOUND}\n\n${whenLost}`
      return { kind: 'none', cited }
    }
    if (isRetold) yield NO_OTHER
    const sources = [...numbered, ...cited.filter((one) => !numbered.includes(one))]
    for (const passage of cited) yield partOf(passage, sources.indexOf(passage) + 1)
    yield listed(speaking, cited)
    return { kind: 'extract', cited: sources }
  }
}
