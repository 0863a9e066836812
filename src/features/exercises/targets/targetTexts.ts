import type { KnowledgeSubject } from '@/contracts/exercise/knowledge'
import type { TargetSubject } from '@/contracts/progress/targets'
import { scaled } from '../ability/abilityTexts'

type Ability = KnowledgeSubject['ability']

/** How far a learner's ability is from what is usual at the target; the band decides, not the point. */
type TargetStatus = 'unknown' | 'below' | 'near' | 'above'

const targetStatus = ({ typical }: TargetSubject, ability: Ability): TargetStatus => {
  if (!ability) return 'unknown'
  if (scaled(ability.band[1]) < typical) return 'below'
  return scaled(ability.band[0]) > typical ? 'above' : 'near'
}

/** The mark of each level, in words as well as colour. */
export const standMarks = {
  unknown: { text: '未测', tone: 'plain' },
  below: { text: '有差距', tone: 'danger' },
  near: { text: '接近', tone: 'warning' },
  above: { text: '已超过', tone: 'success' },
} as const satisfies Readonly<Record<TargetStatus, { text: string; tone: string }>>

/** Meaning of a mark in words. */
export const standText = (subject: TargetSubject, ability: Ability): string => {
  const usual = `参考水平 ${subject.typical}（示例）`
  if (!ability) return `${usual}，你的能力值还没有测`
  const own = `你的能力值 ${scaled(ability.ability)}，大概率在 ${scaled(ability.band[0])}–${scaled(ability.band[1])} 之间`
  return `${usual}；${own}，基于 ${ability.answers} 题`
}

const ORDER: readonly TargetStatus[] = ['below', 'unknown', 'near', 'above']

/** A subject of the target with what is known of it. */
export interface PlacedSubject {
  readonly subject: TargetSubject
  readonly ability: Ability
  readonly stand: TargetStatus
}

/** The subjects of a target, each with its ability. */
export const placeSubjects = (
  subjects: readonly TargetSubject[],
  known: readonly KnowledgeSubject[],
): PlacedSubject[] =>
  subjects.map((subject) => {
    const ability = known.find((one) => one.subject === subject.code)?.ability ?? null
    return { subject, ability, stand: targetStatus(subject, ability) }
  })

/** The subject to begin with: a gap first, then what is not measured; undefined where nothing can be practised. */
export const firstToTrain = (placed: readonly PlacedSubject[]): PlacedSubject | undefined =>
  placed
    .filter(({ subject }) => subject.questionCount > 0)
    .sort((one, other) => ORDER.indexOf(one.stand) - ORDER.indexOf(other.stand))[0]
