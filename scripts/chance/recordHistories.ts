import { chanceModel } from '@/domain/chance/chanceModel'
import { nationalLineOf } from '@/domain/admission/nationalLine'
import { groupBy } from '@/lib/groupBy'
import { seededRandom } from '@/lib/seededRandom'
import { ContentFolder } from '../../server/src/authoring/ContentFolder'
import { baseKinds } from '../../server/src/authoring/kinds/baseKinds'
import { chooseKinds, type RecordYear } from '../../server/src/authoring/kinds/chooseKinds'
import { QUARTILE_WIDTH } from '../../server/src/services/choose/data/recordProgrammes'
import type { History, Listed, PublishedYear } from './History'

/** A code before the name of a major: 085412-电子信息 is 电子信息. */
const LEADING_CODE = /^[(（]?\d{4,6}[A-Z]?\d*[)）]?[-\s]*/

const { files } = chooseKinds
const kinds = {
  files: {
    schools: baseKinds.files.schools,
    'national-lines': files['national-lines'],
    'programme-records': files['programme-records'],
  },
  folders: {},
}

const sdOf = ({ q }: RecordYear): number | undefined => q && (q[1] - q[0]) / QUARTILE_WIDTH

/** People with the mean, spread and ends that a list was summarised by: the lists themselves are not in the data. */
const drawn = (
  seed: string,
  count: number,
  [low, mean, high]: readonly [number, number, number],
  sd: number,
): number[] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () =>
    Math.round(Math.min(high, Math.max(low, mean + sd * random.normal()))),
  )
}

const peopleOf = (seed: string, record: RecordYear): readonly Listed[] => {
  const { listed, admitted, onlyAdmitted, init, adm } = record
  const rejected = listed - admitted
  const [low, mean, , high] = init?.map((one) => one ?? undefined) ?? []
  const [lowest, admittedMean, , highest] = adm ?? []
  if (
    onlyAdmitted ||
    listed < chanceModel.fewestAdmitted ||
    rejected === 0 ||
    low === undefined ||
    mean === undefined ||
    high === undefined
  )
    return []
  const ends = [lowest ?? low, admittedMean ?? mean, highest ?? high] as const
  const others = (listed * mean - admitted * (admittedMean ?? mean)) / rejected
  const sd = sdOf(record) ?? chanceModel.admission.usualSd
  return [
    ...drawn(`${seed}+`, admitted, ends, sd).map((score) => ({ score, isAdmitted: true })),
    ...drawn(`${seed}-`, rejected, [low, others, high], sd).map((score) => ({ score, isAdmitted: false })),
  ]
}

/** Programmes of engineering out of published lists, one for each school and name of a major. */
export const recordHistories = (folder: string): readonly History[] => {
  const part = { area: 'chance', kinds, load: () => Promise.resolve() }
  const { content } = new ContentFolder(folder, [part]).read()
  if (!content) throw new Error('the content is not valid: npm run content -- --check')
  const { schools: all, 'national-lines': lines, 'programme-records': records } = content.of(kinds)
  const [{ rows }, { list }] = [lines, records]
  const schools = new Map(all.map((school) => [school.id, school]))
  const engineering = list.filter(({ code, schoolId }) => code.startsWith('08') && schools.has(schoolId))
  const programmes = groupBy(engineering, (row) => `${row.schoolId} ${row.major.replace(LEADING_CODE, '')}`)
  return [...programmes].map(([name, parts]) => {
    const school = schools.get(parts[0]?.schoolId ?? '')
    const region = school?.region ?? 'A'
    const byYear = groupBy(
      parts.flatMap((part) => part.years.map((record) => ({ record, code: part.code }))),
      ({ record }) => record.year,
    )
    const lists = [...byYear].flatMap(([year, records]): PublishedYear[] => {
      const lows = records.flatMap(({ record }) =>
        record.full === 500 ? ((record.onlyAdmitted ? record.adm : record.init)?.[0] ?? []) : [],
      )
      const code = records[0]?.code ?? '08'
      const line = nationalLineOf(rows, { year, code, region, degree: 'academic' })?.total
      if (lows.length === 0 || line === undefined) return []
      const admitted = records.reduce((sum, { record }) => sum + record.admitted, 0)
      const [only] = records
      return [
        {
          year,
          low: Math.min(...lows),
          nationalLine: line,
          admitted,
          sd: records.length === 1 && only ? sdOf(only.record) : undefined,
          people: records.flatMap(({ record }, at) => peopleOf(`${name} ${year} ${at}`, record)),
        },
      ]
    })
    return { is985: school?.marks?.includes('985') ?? false, region, lists }
  })
}
