import type { InterestResult } from '@/contracts/choose/insights'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { AdmissionData } from '../AdmissionData'
import type { InterestRepository } from './InterestRepository'

const MOST_MAJORS = 16
const SHARE = 100
const LEAST = 1
const MOST = 5

/** Weight of each letter of a three-letter code by its place. */
const PLACE_WEIGHTS = [3, 2, 1]

const fit = (own: string, wanted: string): number =>
  [...wanted].reduce((sum, letter, at) => {
    const place = own.indexOf(letter)
    return place < 0 ? sum : sum + (PLACE_WEIGHTS[at] ?? 0) * (PLACE_WEIGHTS[place] ?? 0)
  }, 0)

/** The interest test and the majors that fit its result. */
export class InterestService {
  constructor(
    private readonly results: InterestRepository,
    private readonly data: AdmissionData,
    private readonly clock: Clock,
  ) {}

  async test() {
    const { scale, items } = await this.data.interestTest()
    return { scale, items: items.map(({ text }) => text) }
  }

  async result(answers: readonly number[], uid: number | undefined): Promise<InterestResult> {
    const { items, types, majors } = await this.data.interestTest()
    if (answers.length !== items.length) throw new ApiError('interestAnswers')
    const scored = types.map(({ key, name, about }) => {
      const given = answers.filter((_, at) => items[at]?.type === key)
      const mean = given.reduce((sum, answer) => sum + answer, 0) / Math.max(1, given.length)
      return { key, name, about, score: Math.round(((mean - LEAST) / (MOST - LEAST)) * SHARE) }
    })
    const sorted = [...scored].sort((one, other) => other.score - one.score)
    const code = sorted
      .slice(0, PLACE_WEIGHTS.length)
      .map(({ key }) => key)
      .join('')
    if (uid !== undefined) await this.results.keep(uid, answers, sorted, this.clock())
    const fitting = majors
      .flatMap(({ codes, types: wanted }) =>
        codes.map((one) => ({ code: one, types: wanted, fit: fit(code, wanted) })),
      )
      .sort((one, other) => other.fit - one.fit)
      .slice(0, MOST_MAJORS)
    const names = await this.results.disciplines(fitting.map((one) => one.code))
    return {
      types: sorted,
      code,
      majors: fitting.flatMap((one) => {
        const known = names.find((row) => row.code === one.code)
        return known
          ? [{ code: one.code, name: known.name, types: one.types, programmes: known.programmes }]
          : []
      }),
    }
  }
}
