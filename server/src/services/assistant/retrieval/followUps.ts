import { bareText } from '@/lib/text/bareText'
import { kindOfPassage } from '../../../authoring/Knowledge'
import type { Found } from './KnowledgeRepository'

const MOST = 3
/** An example is offered where one speaks of the question. */
const SPEAKS = 0.6

/** Similarity below which a passage was not meant; words are exempt, since a misspelling matches nothing of them. */
const NEAR = 0.3
const POINTS = ['concept', 'point', 'recitation']
const QUESTIONS = ['exercise', 'question']
const SHOP = ['course', 'prices', 'teacher']
const HELP = ['help', 'article', 'document', 'exam-date', 'branch', 'lecture']

/**
 * Share of the question that a title must contain to count as a follow-up: 申请 alone may mean refunds or party
 * membership.
 */
const CALLED = 0.5

interface Going {
  /** Of which kinds the questions are that go on. */
  readonly to: readonly string[]
  /** Questions that fit any passage of this kind. */
  readonly asks?: readonly string[]
  /** Whether questions of the exercises show how it is used. */
  readonly hasExamples?: true
}

/** Follow-up questions by the kind of the first source: a formula never leads to a price. */
const GOING: Readonly<Record<string, Going>> = {
  ...Object.fromEntries([...POINTS, ...QUESTIONS].map((kind) => [kind, { to: POINTS, hasExamples: true }])),
  ...Object.fromEntries(
    SHOP.map((kind) => [kind, { to: SHOP, asks: ['有哪些免费课程？', '课程在哪里看？', '怎么申请退款？'] }]),
  ),
  ...Object.fromEntries(HELP.map((kind) => [kind, { to: HELP }])),
  word: { to: ['word'] },
  school: { to: ['school', ...HELP] },
  'score-report': { to: [], asks: ['错题怎么用？', '每天的时间怎么安排？'] },
}
/** Follow-up questions by the kind of card: suggestions of a course or school stay with that one. */
const ASKS_OF_CARD: Readonly<Record<string, readonly string[]>> = {
  course: ['这门课多少钱？', '这门课谁讲？', '这门课适合谁？', '这门课有效期多久？'],
  school: ['这所学校的分数线在哪查？', '这所学校的报录比在哪查？'],
}
/** No passage was found: suggest near topics. */
const LOST: Going = { to: ['word', ...POINTS, ...HELP] }

/** Questions to go on with after an answer to this one that cites these of what was found. */
export const followUps = (question: string, found: readonly Found[], cited: readonly Found[]): string[] => {
  const [first] = cited
  const isNew = (ask: string): boolean => bareText(ask) !== bareText(question)
  const ofCard = first?.isLookedAt ? ASKS_OF_CARD[kindOfPassage(first)] : undefined
  if (ofCard) return ofCard.filter(isNew).slice(0, MOST)
  const { to, asks = [], hasExamples } = (first && GOING[kindOfPassage(first)]) ?? LOST
  const examples = found.some((one) => QUESTIONS.includes(kindOfPassage(one)) && one.covered >= SPEAKS)
  // About a card few words are said, which anything covers: only what speaks of the question goes on from it.
  const isCard = first?.isLookedAt ?? false
  const example =
    first && hasExamples && examples && POINTS.includes(kindOfPassage(first))
      ? [`讲一道“${first.title}”的例题`]
      : []
  const places = cited.map(({ place }) => place)
  const isOfSubject = ({ place, called }: Found): boolean =>
    first ? places.includes(place) || called >= CALLED : called >= NEAR
  const near = found
    .filter((one) => !cited.includes(one) && to.includes(kindOfPassage(one)))
    .filter((one) => isOfSubject(one) || kindOfPassage(one) === 'word')
    .filter((one) => one.covered >= (isCard ? SPEAKS : NEAR) || kindOfPassage(one) === 'word')
    .flatMap(({ ask }) => ask ?? [])
  return [...new Set([...example, ...near, ...asks])].filter(isNew).slice(0, MOST)
}
