import type { KnowledgePoint, KnowledgeSubject } from '@/contracts/exercise/knowledge'
import { FEWEST_ANSWERS, fewestAnswersOf, type PointLevel } from '@/domain/ability/pointMastery'
import { SYNTHESIS_SIZE, testedOf } from '@/domain/attempt/testSizes'
import { weakestFirst } from '@/domain/progress/weakness'
import { scaled } from '../ability/abilityTexts'

/** Names and tag tones of mastery levels; no level is shown by colour alone. */
export const levelTexts = {
  mastered: { text: '已掌握', tone: 'success' },
  learning: { text: '提升中', tone: 'warning' },
  weak: { text: '薄弱', tone: 'danger' },
  unknown: { text: '未测准', tone: 'plain' },
} as const satisfies Readonly<Record<PointLevel, { text: string; tone: string }>>

/** From the best to what is not known yet. */
export const levels = Object.keys(levelTexts) as readonly PointLevel[]

/** A share of 1 as whole percent. */
export const percentText = (share: number): string => `${Math.round(share * 100)}%`

/** Explains a missing judgement; a point with one question never gets one. */
const unknownText = ({ answers, questionCount }: KnowledgePoint): string => {
  const fewest = fewestAnswersOf(questionCount)
  return questionCount < fewest
    ? `答过 ${answers} 题；这里题太少，暂不给出掌握度`
    : `答过 ${answers} 题，满 ${fewest} 题后给出掌握度`
}

/** How far a point is mastered and on how many answers that rests, in words. */
export const masteryText = (point: KnowledgePoint): string => {
  const { mastery, answers } = point
  if (mastery === null) return unknownText(point)
  const few = answers < FEWEST_ANSWERS ? `（不足 ${FEWEST_ANSWERS} 题，仅供参考）` : ''
  return `掌握约 ${percentText(mastery)}，基于 ${answers} 道题的回答${few}`
}

/** How many questions a test over all points of a subject asks. */
export const synthesisSize = ({ points }: KnowledgeSubject): number =>
  testedOf(
    SYNTHESIS_SIZE,
    points.reduce((sum, { testCount }) => sum + testCount, 0),
  )

/** The number of points of a subject on a level. */
export const countLevel = (subjects: readonly KnowledgeSubject[], wanted: PointLevel): number =>
  subjects.reduce((sum, { points }) => sum + points.filter(({ level }) => level === wanted).length, 0)

/** One-line ability of a subject. */
export const subjectText = ({ ability, points }: KnowledgeSubject): string => {
  const mastered = points.filter(({ level }) => level === 'mastered').length
  const basis = ability
    ? `能力值 ${scaled(ability.ability)}，基于 ${ability.answers} 题`
    : '答题还少，先练几组'
  return `${basis} · 已掌握 ${mastered}/${points.length} 个知识点`
}

/** A point with the subject that it belongs to. */
export interface PlacedPoint {
  readonly subject: KnowledgeSubject
  readonly point: KnowledgePoint
}

/** The points that are known not to be mastered, the surest weak one first, in the order of every report. */
export const weakPoints = (subjects: readonly KnowledgeSubject[]): PlacedPoint[] =>
  weakestFirst(
    subjects.flatMap((subject) => subject.points.map((point) => ({ subject, point }))),
    ({ point }) => point,
  )
