import type { SeasonPlan } from '@/domain/vocabulary/planSeason'
import type { Season } from '@/domain/vocabulary/simulateSeason'
import { dateOfStudyDay } from '@/domain/memory/studyDay'

/** 12月9日 out of a study day. */
export const dayText = (day: number): string => {
  const [, month, date] = dateOfStudyDay(day).split('-')
  return `${Number(month)}月${Number(date)}日`
}

const mean = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0

/** Text alternative of the load curve. */
export const loadText = ({ days }: Season, today: number): string => {
  const minutes = days.map((day) => day.minutes)
  const most = Math.max(0, ...minutes)
  const busiest = minutes.indexOf(most)
  return `平均每天 ${Math.round(mean(minutes))} 分钟，最忙的是${dayText(today + busiest)}，约 ${Math.round(most)} 分钟`
}

/** When the last new word comes, and how many are expected to be remembered at the exam. */
export const finishText = ({ season, newPerDay }: SeasonPlan, today: number): string => {
  const kept = `考试当天预计记得 ${season.remembered} 词`
  if (season.finishDay === null) return `按现在的安排，考前还有 ${season.unlearned} 个新词学不到，${kept}`
  if (season.finishDay === 0 && newPerDay === 0) return `新词已经全部学过，${kept}`
  return `每天 ${newPerDay} 个新词，${dayText(today + season.finishDay)}学完全部新词，${kept}`
}
