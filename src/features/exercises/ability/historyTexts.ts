import type { MeasuredTest, StageAbility } from '@/contracts/exercise/abilities'
import { FEWEST_ANSWERS } from '@/domain/ability/pointMastery'
import type { ExamStage } from '@/domain/progress/studyPhase'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { scaled } from './abilityTexts'
import { dayText } from '../progress/mapTexts'

/** Names and purposes of the year's stages. */
export const stageTexts: Readonly<Record<ExamStage, { readonly name: string; readonly aim: string }>> = {
  basis: { name: '基础阶段', aim: '过完教材，每个知识点都见过题' },
  strengthening: { name: '强化阶段', aim: '专题突破，错题反复练到会' },
  sprint: { name: '冲刺阶段', aim: '整卷限时，查漏补缺' },
}

/** The days of a stage, as 1月1日 至 6月30日. */
export const stageDays = ({ from, until }: StageAbility): string => {
  const last = new Date(Date.parse(`${until}T00:00:00Z`) - 86_400_000).toISOString()
  return `${dayText(from, from)} 至 ${dayText(last, last)}`
}

const changeText = (from: number, to: number): string => {
  if (from === to) return '没有变化'
  return to > from ? `升高 ${to - from}` : `降低 ${from - to}`
}

/** From the first stage that can be judged to the last, in a sentence. */
export const stagesText = (stages: readonly StageAbility[]): string => {
  const judged = stages.flatMap(({ stage, ability }) =>
    ability ? [{ name: stageTexts[stage].name, value: scaled(ability.ability) }] : [],
  )
  const [first, last] = [judged[0], judged[judged.length - 1]]
  if (!first || !last) return `每个阶段答满 ${FEWEST_ANSWERS} 题，这里就能对比`
  if (first === last) return `${first.name} ${first.value}；有两个阶段各答满 ${FEWEST_ANSWERS} 题后可以对比`
  return `从${first.name}的 ${first.value} 到${last.name}的 ${last.value}，${changeText(first.value, last.value)}`
}

/** Why a stage has no estimate. */
export const fewText = ({ answers }: StageAbility): string =>
  answers === 0 ? '这个阶段没有答题' : `这个阶段答了 ${answers} 题，满 ${FEWEST_ANSWERS} 题后给出能力值`

/** The tests as values over time, the oldest first. */
export const testValues = (tests: readonly MeasuredTest[]) =>
  [...tests].reverse().map(({ at, ability }) => ({
    mark: shanghaiDate(at).slice(5),
    value: scaled(ability.ability),
    answers: ability.answers,
  }))

/** Text alternative of the line of tests. */
export const testsText = (values: ReturnType<typeof testValues>): string => {
  const [first, last] = [values[0], values[values.length - 1]]
  if (!first || !last) return ''
  return `${values.length} 次测评，从 ${first.mark} 的 ${first.value} 到 ${last.mark} 的 ${last.value}，${changeText(first.value, last.value)}（50 为中等水平）`
}
