import type { CourseReport } from '@/contracts/course/studyTime'
import { durationText } from '@/lib/durationText'

const WEEK = 7

const sum = (days: CourseReport['days']): number => days.reduce((total, { seconds }) => total + seconds, 0)

/** Whole percent of a part; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.min(100, Math.floor((part * 100) / whole)) : 0

/** The last seven days beside the seven before, in words. */
export const weeksText = ({ days }: Pick<CourseReport, 'days'>): string => {
  const last = sum(days.slice(-WEEK))
  const before = sum(days.slice(0, -WEEK))
  const said = `最近 7 天学了 ${durationText(last)}`
  if (before === 0) return said
  if (last === before) return `${said}，和前一周一样`
  return `${said}，比前一周${last > before ? '多' : '少'} ${durationText(Math.abs(last - before))}`
}

/** The number of study days behind the chart. */
export const basisText = ({ days }: Pick<CourseReport, 'days'>): string => {
  const studied = days.filter(({ seconds }) => seconds > 0).length
  const fact = studied > 0 ? `近 14 天学习了 ${studied} 天` : '近 14 天还没有学习记录'
  return `${fact}（凌晨 4 点算新的一天）`
}

/** The place among all who studied today. */
export const rankText = ({ rank }: Pick<CourseReport, 'rank'>): string =>
  rank ? `今天的学习时间排第 ${rank.place}，共 ${rank.learners} 人在学` : '今天还没开始学，学完一讲即可上榜'
