import { type GpaScale, isOfOtherScale, percentOf, topOf } from './gpa'

export const englishExams = ['none', 'cet4', 'cet6', 'ielts', 'toefl'] as const
export type EnglishExam = (typeof englishExams)[number]

/** Names and full marks of English exams. */
export const englishExamFacts: Readonly<
  Record<EnglishExam, { readonly name: string; readonly full: number }>
> = {
  none: { name: '还没有', full: 0 },
  cet4: { name: '四级', full: 710 },
  cet6: { name: '六级', full: 710 },
  ielts: { name: '雅思', full: 9 },
  toefl: { name: '托福', full: 120 },
}

export const researchLevels = [
  '没有',
  '参与过项目',
  '主持过项目',
  '论文或专利（非第一作者）',
  '第一作者论文',
] as const
export const awardLevels = ['没有', '校级', '省级', '国家级三等奖', '国家级二等奖以上'] as const

/** Background of a learner who applies for a recommendation (保研). */
export interface Profile {
  /** Tier of the own school: 3 for 985, 2 for 211, 1 for 双一流, 0 for others; undefined until the learner chooses. */
  readonly level?: number | undefined
  readonly scale: GpaScale
  readonly gpa?: number | undefined
  readonly rank?: number | undefined
  readonly cohort?: number | undefined
  readonly exam: EnglishExam
  readonly english?: number | undefined
  /** Index into `researchLevels`. */
  readonly research: number
  /** Index into `awardLevels`. */
  readonly awards: number
}

export const emptyProfile: Profile = { scale: '100', exam: 'cet6', research: 0, awards: 0 }

/** Names the fields that keep a profile from being judged, with what is wrong. */
export const profileProblems = (profile: Profile): Readonly<Record<string, string>> => {
  const { level, scale, gpa, rank, cohort, exam, english } = profile
  const top = topOf(scale)
  const full = englishExamFacts[exam].full
  return {
    ...(level === undefined && { level: '请选择本科院校' }),
    ...((gpa === undefined || gpa <= 0) && { gpa: '请填写绩点' }),
    ...(gpa !== undefined && gpa > 0 && isOfOtherScale(gpa, scale) && { gpa: '请核对分制' }),
    ...(gpa !== undefined && gpa > top && { gpa: `${top} 分制最高 ${top} 分，请核对` }),
    ...((cohort === undefined || cohort < 2) && { cohort: '请填写专业总人数（至少 2 人）' }),
    ...((rank === undefined || rank < 1) && { rank: '请填写专业排名' }),
    ...(rank !== undefined && cohort !== undefined && rank > cohort && { rank: '排名不能超过总人数' }),
    ...(exam !== 'none' && english === undefined && { english: '请填写英语成绩' }),
    ...(english !== undefined && english > full && { english: `满分 ${full} 分，请核对` }),
  }
}

export const axes = ['gpa', 'rank', 'english', 'research', 'awards', 'school'] as const
export type Axis = (typeof axes)[number]
export type Scores = Readonly<Record<Axis, number>>

export const axisNames: Readonly<Record<Axis, string>> = {
  gpa: '绩点',
  rank: '排名',
  english: '英语',
  research: '科研',
  awards: '竞赛',
  school: '院校背景',
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))
const between = (value: number, low: number, high: number): number => clamp((value - low) / (high - low))

const englishScore = (exam: EnglishExam, value: number): number => {
  if (exam === 'cet4') return 0.7 * between(value, 425, 640)
  if (exam === 'cet6') return between(value, 400, 620)
  if (exam === 'ielts') return between(value, 5, 7.5)
  return exam === 'toefl' ? between(value, 60, 110) : 0
}

/** Each side of a profile from 0 to 1. Call it for a profile without problems. */
export const scoresOf = (profile: Profile): Scores => ({
  gpa: between(percentOf(profile.gpa ?? 0, profile.scale), 70, 96),
  rank: 1 - clamp(((profile.rank ?? 1) - 1) / Math.max(1, (profile.cohort ?? 1) - 1) / 0.5),
  english: englishScore(profile.exam, profile.english ?? 0),
  research: profile.research / (researchLevels.length - 1),
  awards: profile.awards / (awardLevels.length - 1),
  school: (profile.level ?? 0) / 3,
})

/** Weights of the total of the competitiveness test; shown on its page. */
export const axisWeights: Scores = { gpa: 20, rank: 30, english: 10, research: 20, awards: 10, school: 10 }

/** The total of the competitiveness test, 0 to 100. */
export const totalOf = (scores: Scores): number =>
  Math.round(axes.reduce((sum, axis) => sum + scores[axis] * axisWeights[axis], 0))

/** Fewest real participants for a percentile. */
export const FEWEST_PARTICIPANTS = 30
