import type { ProgrammeRow } from '@/contracts/choose/fields'
import type { ProgrammeRecord } from './ProgrammeRepository'

export const toProgrammeRow = ({ programme, school, tier }: ProgrammeRecord): ProgrammeRow => ({
  programmeId: programme.programmeId,
  schoolId: programme.schoolId,
  school,
  province: programme.province,
  region: programme.region,
  level: programme.level,
  tier,
  code: programme.code,
  name: programme.name,
  dept: programme.dept,
  degree: programme.degree,
  origin: programme.origin,
  quota: programme.quota,
  latestYear: programme.latestYear,
  latestLine: programme.latestLine,
  competition: programme.competition,
})
