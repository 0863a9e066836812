import type { KnowledgeSubject } from '@/contracts/exercise/knowledge'
import { scaled } from './abilityTexts'

interface WeekValue {
  /** Its Monday, as 11-16. */
  readonly mark: string
  readonly value: number
  readonly answers: number
}

/** The weeks with enough answers for a judgement, on the displayed scale. */
export const weekValues = (weeks: KnowledgeSubject['weeks']): WeekValue[] =>
  weeks.flatMap(({ from, ability, answers }) =>
    ability ? [{ mark: from.slice(5), value: scaled(ability.ability), answers }] : [],
  )

/** Text alternative of the weeks. */
export const weeksText = (values: readonly WeekValue[]): string => {
  const [first, last] = [values[0], values[values.length - 1]]
  if (!first || !last) return ''
  const change = last.value - first.value
  const moved = change === 0 ? '没有变化' : change > 0 ? `升高 ${change}` : `降低 ${-change}`
  return `从 ${first.mark} 当周的 ${first.value} 到 ${last.mark} 当周的 ${last.value}，${moved}（50 为中等水平）`
}
