import { basicLineOf, type SchoolLineRow } from '@/domain/admission/schoolLine'
import { degreeOfCode, nationalLineOf, type NationalLineRow } from '@/domain/admission/nationalLine'
import type { ProgrammeYear } from '@/domain/admission/programmeYear'
import { seededRandom } from '@/lib/seededRandom'
import type { ProgrammeModel } from '../../../authoring/kinds/chooseKinds'
import type { ExamPaper } from '../../../db/schema/schoolChoice'
import { tierNameOf } from './levels'
import { programmeBase, mathsOf, type ProgrammeRow, type ProgrammeSchool } from './ProgrammeRow'

/** A discipline that programmes are generated for. */
export interface SampleDiscipline {
  readonly code: string
  readonly name: string
}

export interface SampleSchool extends ProgrammeSchool {
  readonly type: string
  readonly lines: readonly SchoolLineRow[]
  /** Disciplines that have real figures at this school. */
  readonly known: ReadonlySet<string>
}

interface SampleWorld {
  readonly model: ProgrammeModel
  readonly disciplines: readonly SampleDiscipline[]
  readonly national: readonly NationalLineRow[]
  readonly papers: ReadonlyMap<string, ExamPaper>
}

type Dice = ReturnType<typeof seededRandom>
type Range = readonly [from: number, to: number]

const POPULAR_WEIGHT = 6
const TRIES = 8
const SHARE = 100
const SHORT_PAPER = 0.45

const between = (random: Dice, [from, to]: Range): number => from + random.next() * (to - from)

const pickWeighted = <T>(random: Dice, options: readonly (readonly [T, number])[]): T | undefined => {
  const sum = options.reduce((all, [, weight]) => all + weight, 0)
  let left = random.next() * sum
  for (const [option, weight] of options) {
    left -= weight
    if (left <= 0) return option
  }
  return options[0]?.[0]
}

const ownPaper = (random: Dice, lead: '6' | '8', name: string, full: number): ExamPaper => ({
  code: `${lead}${String(1 + Math.floor(random.next() * 98)).padStart(2, '0')}`,
  name: `${name}（自命题）`,
  full,
})

const papersOf = ({ code, name }: SampleDiscipline, world: SampleWorld, random: Dice): ExamPaper[] => {
  const names =
    world.model.papers.find(({ codes }) => codes.some((one) => code.startsWith(one)))?.papers ?? []
  return names.flatMap((paper) => {
    if (paper === 'ownWhole') return [ownPaper(random, '6', `${name}综合`, 300)]
    if (paper === 'own2') return [ownPaper(random, '8', `${name}综合`, 150)]
    if (paper === 'own') return [ownPaper(random, names.includes('own2') ? '6' : '8', `${name}专业基础`, 150)]
    return world.papers.get(paper) ?? []
  })
}

/** Disciplines of a school: categories by its type, popular disciplines more often. */
const chosenFor = (school: SampleSchool, { model, disciplines }: SampleWorld, random: Dice) => {
  const weights = Object.entries(model.types[school.type] ?? model.types['综合'] ?? {})
  const wanted = model.programmesPerSchool[tierNameOf(school.level)]
  const always = disciplines.filter(({ code }) => model.always[school.type]?.includes(code))
  const chosen = new Map(always.filter(({ code }) => !school.known.has(code)).map((one) => [one.code, one]))
  for (let turn = 0; turn < wanted * TRIES && chosen.size < wanted; turn += 1) {
    const cat = pickWeighted(random, weights) ?? '08'
    const options = disciplines
      .filter(({ code }) => code.startsWith(cat) && !school.known.has(code) && !chosen.has(code))
      .map((one) => [one, model.popular.includes(one.code) ? POPULAR_WEIGHT : 1] as const)
    const found = pickWeighted(random, options)
    if (found) chosen.set(found.code, found)
  }
  return [...chosen.values()]
}

interface SampleFigures {
  readonly excess: number
  readonly places: number
  readonly ratio: number
}

const yearsOf = (
  school: SampleSchool,
  { code }: SampleDiscipline,
  figures: SampleFigures,
  world: SampleWorld,
  random: Dice,
): ProgrammeYear[] => {
  const { model, national } = world
  const degree = degreeOfCode(code)
  return model.years.flatMap((year): ProgrammeYear[] => {
    const line = nationalLineOf(national, { year, code, region: school.region, degree })
    if (!line) return []
    const scale = line.total < 250 ? SHORT_PAPER : 1
    const basic = basicLineOf(school.lines, { year, code, degree })?.total ?? 0
    const moved = line.total + Math.max(0, figures.excess + random.normal() * model.yearSpread) * scale
    const own = Math.round(Math.max(moved, basic))
    const sd = between(random, model.aboveLine.spread) * scale
    const mean = own + between(random, model.aboveLine.mean) * scale + sd * 0.4
    const admitted = Math.max(2, Math.round(figures.places * between(random, [0.9, 1.1])))
    return [
      {
        year,
        line: own,
        low: own + Math.floor(random.next() * 4),
        mean: Math.round(mean * 10) / 10,
        high: Math.round(mean + 2.1 * sd),
        sd: Math.round(sd * 10) / 10,
        listed: Math.round(admitted * between(random, model.listedPerPlace)),
        admitted,
        applicants: Math.round(admitted * figures.ratio * between(random, [0.85, 1.15])),
        listType: 'full',
      },
    ]
  })
}

const programmeOf = (
  school: SampleSchool,
  discipline: SampleDiscipline,
  world: SampleWorld,
  random: Dice,
): ProgrammeRow => {
  const { model } = world
  const { code, name } = discipline
  const tier = tierNameOf(school.level)
  const degree = degreeOfCode(code)
  const quota = Math.round(between(random, model.quota[tier][degree]))
  const exemptShare = Math.round(between(random, model.exempt[tier]))
  const places = Math.max(2, Math.round((quota * (SHARE - exemptShare)) / SHARE))
  const ratio = between(random, model.applicantsPerPlace[tier])
  const usual = model.excess[tier]
  const excess = usual.mean + random.normal() * usual.spread + (school.region === 'B' ? model.regionB : 0)
  const years = yearsOf(school, discipline, { excess, places, ratio }, world, random).reverse()
  const papers = papersOf(discipline, world, random)
  const [newest] = years
  const applicants = newest?.applicants ?? 0
  return {
    ...programmeBase(school, { code, name, dept: '', degree }, years),
    programmeId: `${school.schoolId}-${code}`,
    origin: 'sample',
    quota,
    exemptShare,
    papers,
    maths: mathsOf(papers),
    competition: newest?.admitted ? Math.round((applicants * SHARE) / newest.admitted) : null,
    heat: applicants,
  }
}

/** Sample programmes of a school: the same for the same content, whatever else is in it. */
export const sampleProgrammes = (school: SampleSchool, world: SampleWorld): ProgrammeRow[] => {
  const choice = chosenFor(school, world, seededRandom(`programmes:${school.schoolId}`))
  return choice.map((discipline) =>
    programmeOf(school, discipline, world, seededRandom(`programme:${school.schoolId}:${discipline.code}`)),
  )
}
