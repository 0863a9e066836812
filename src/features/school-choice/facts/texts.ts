import type { ProgrammeRow } from '@/contracts/choose/fields'
import type { ChanceBand } from '@/domain/chance/chanceBand'

/** Degrees in words. */
const degreeNames: Readonly<Record<ProgrammeRow['degree'], string>> = {
  academic: '学硕',
  professional: '专硕',
  unknown: '学硕/专硕未区分',
}

export const bandTones: Readonly<Record<ChanceBand, 'accent' | 'brand' | 'success' | 'plain' | 'danger'>> = {
  reach: 'accent',
  steady: 'brand',
  safe: 'success',
  insufficient: 'plain',
  below: 'danger',
}

/** Department, code, degree and place of a programme. */
export const programmeNote = ({ dept, code, degree, province, tier }: ProgrammeRow): string =>
  [dept, code, degreeNames[degree], province, tier].filter(Boolean).join(' · ')

/** The newest line, with its year. */
export const lineNote = ({ latestYear, latestLine }: ProgrammeRow): string =>
  latestLine === null ? '没有分数线' : `${latestYear} 年 ${latestLine} 分`

const HUNDRED = 100

/** Applicants per place. */
export const competitionText = (competition: number | null): string =>
  competition === null ? '未公布' : `${(competition / HUNDRED).toFixed(1)} 人争 1 个名额`

export const orUnknown = (value: number | null | undefined, unit = ''): string =>
  value === null || value === undefined ? '未公布' : `${value}${unit}`
