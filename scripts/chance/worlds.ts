import { seededRandom } from '@/lib/seededRandom'
import type { History, PublishedYear } from './History'

/** A world of programmes: people apply, a line is drawn where the retest is full, and retests decide. */
export interface World {
  readonly histories: readonly History[]
  /** All applicants of a year, with their programmes. */
  readonly applicants: readonly {
    readonly programme: number
    readonly year: number
    readonly score: number
    readonly isAdmitted: boolean
  }[]
  readonly nationalLines: ReadonlyMap<number, number>
}

/** Three years of lists before the tested one, as in the records. */
export const worldYears = { first: 2017, test: 2020 } as const
const PROGRAMMES = 60
/** Share of all applicants below the national line. */
const BELOW = 0.45
const TOP_QUALITY = 0.6

type Random = ReturnType<typeof seededRandom>

interface Applicant {
  readonly score: number
  readonly retest: number
}

/** Applicants of a year: most near the level of the programme, some far below it. */
const applicantsOf = (random: Random, count: number, level: number): readonly Applicant[] =>
  Array.from({ length: count }, () => {
    const isProspectless = random.next() < 0.25
    const talent = (isProspectless ? level - 55 : level) + 30 * random.normal()
    // A bad day costs more than a good one brings.
    const luck = random.next() < 0.1 ? -25 * random.next() : 8 * random.normal()
    return {
      score: Math.round(Math.min(460, Math.max(150, talent + luck))),
      retest: 0.35 * (talent - level) + 22 * random.normal(),
    }
  })

const programmeOf = (random: Random) => {
  const quality = random.next()
  return {
    is985: quality > TOP_QUALITY,
    level: 255 + 85 * quality,
    places: 8 + Math.floor(60 * random.next() ** 2),
    crowd: 3 + 6 * random.next(),
    ratio: 1.15 + 0.4 * random.next(),
  }
}

const quantileOf = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0

/** The list of one programme and year, with its admissions. */
const listOf = (people: readonly Applicant[], nationalLine: number, places: number, ratio: number) => {
  const ranked = people.filter(({ score }) => score >= nationalLine).sort((a, b) => b.score - a.score)
  const line = ranked[Math.ceil(places * ratio) - 1]?.score ?? nationalLine
  const listed = ranked.filter(({ score }) => score >= line)
  const total = ({ score, retest }: Applicant): number => 0.6 * score + retest
  const admitted = new Set([...listed].sort((a, b) => total(b) - total(a)).slice(0, places))
  return { listed, admitted }
}

/** A generated world. It shares neither code nor form with the model: no t, no logistic function, no pool. */
export const worldOf = (no: number): World => {
  const random = seededRandom(`chance-world-${no}`)
  const programmes = Array.from({ length: PROGRAMMES }, () => programmeOf(random))
  const swing = 4 + 10 * random.next()
  let heat = programmes.map(() => 0)
  const lists: PublishedYear[][] = programmes.map(() => [])
  const applicants: World['applicants'][number][] = []
  const nationalLines = new Map<number, number>()
  for (let year = worldYears.first; year <= worldYears.test; year += 1) {
    const tide = 5 * random.normal()
    // After a hot year fewer apply.
    heat = heat.map((one) => -0.3 * one + swing * random.normal())
    const crowds = programmes.map(({ places, crowd, level }, at) =>
      applicantsOf(random, Math.round(places * crowd), level + tide + (heat[at] ?? 0)),
    )
    const nationalLine = quantileOf(
      crowds.flatMap((crowd) => crowd.map(({ score }) => score)),
      BELOW,
    )
    nationalLines.set(year, nationalLine)
    for (const [at, crowd] of crowds.entries()) {
      const { places = 1, ratio = 1 } = programmes[at] ?? {}
      const { listed, admitted } = listOf(crowd, nationalLine, places, ratio)
      for (const one of crowd)
        applicants.push({ programme: at, year, score: one.score, isAdmitted: admitted.has(one) })
      if (listed.length === 0) continue
      const people = listed.map((one) => ({ score: one.score, isAdmitted: admitted.has(one) }))
      const low = Math.min(...people.map(({ score }) => score))
      lists[at]?.push({ year, low, nationalLine, admitted: admitted.size, people })
    }
  }
  const histories = programmes.map(({ is985 }, at): History => ({
    is985,
    region: 'A',
    lists: lists[at] ?? [],
  }))
  return { histories, applicants, nationalLines }
}
