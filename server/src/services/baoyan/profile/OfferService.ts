import type { ProfileBody, SchoolOffer } from '@/contracts/baoyan/profile'
import { percentOf } from '@/domain/baoyan/gpa'
import {
  difficultyOf,
  fitOffers,
  likeCases,
  type OfferBand,
  offerBandOf,
  type OfferCase,
  offerChance,
  type OfferModel,
} from '@/domain/baoyan/offerModel'
import { offerMoves } from '@/domain/baoyan/offerMoves'
import { axes, axisNames, type Scores, scoresOf } from '@/domain/baoyan/profile'
import type { BaoyanData } from '../BaoyanData'
import type { RecommendingRepository } from '../catalogue/RecommendingRepository'
import { offerCasesOf } from '../data/offerCases'
import type { ProfileService } from './ProfileService'

type RecommendingSchool = Awaited<ReturnType<RecommendingRepository['all']>>[number]

interface Judged {
  readonly school: RecommendingSchool
  readonly difficulty: number
  readonly chance: number
  readonly like: number
  readonly band: OfferBand
}

const BANDS = ['reach', 'match', 'safety'] as const
const HUNDRED = 100
const MOST_MOVES = 3
const STRONG = 0.7
const WEAK = 0.35

const inHundredths = (chance: number): number => Math.round(chance * HUNDRED)

const reasonsOf = (scores: Scores, { school, like }: Judged): string[] => {
  const strong = axes.filter((axis) => scores[axis] >= STRONG).map((axis) => axisNames[axis])
  const weak = axes.filter((axis) => scores[axis] < WEAK).map((axis) => axisNames[axis])
  return [
    ...(strong.length > 0 ? [`你的${strong.join('、')}有优势`] : []),
    ...(weak.length > 0 ? [`${weak.join('、')}还可以再补`] : []),
    `${school.tier ?? '普通院校'}${school.facts.marks.includes('研究生院') ? '，设有研究生院' : ''}；相近案例 ${like} 条`,
  ]
}

/** Reach, match and safety schools for a background. */
export class OfferService {
  constructor(
    private readonly data: BaoyanData,
    private readonly schools: RecommendingRepository,
    private readonly profiles: ProfileService,
  ) {}

  async recommend(uid: number, given: ProfileBody) {
    const profile = this.profiles.checked(given)
    const { offers: rules } = await this.data.rules()
    const cases = offerCasesOf(await this.data.cases())
    const model = fitOffers(cases)
    const scores = scoresOf(profile)
    const judged = (await this.schools.all()).map((school) =>
      this.judge(school, scores, { cases, model, rules }),
    )
    const shown = BANDS.flatMap((band) => this.best(judged, band, rules.most))
    const counts = Object.fromEntries(
      BANDS.map((band) => [band, judged.filter((one) => one.band === band).length]),
    )
    const { resultId } = await this.profiles.keep(uid, 'recommend', profile, {
      title: `冲 ${counts['reach']} 所 · 稳 ${counts['match']} 所 · 保 ${counts['safety']} 所`,
      total: null,
    })
    return {
      resultId,
      percent: Math.round(percentOf(profile.gpa ?? 0, profile.scale) * 10) / 10,
      list: shown.map((one) => this.shown(one, profile, scores, model)),
      insufficient: judged.filter(({ band }) => band === 'insufficient').length,
      below: judged.filter(({ band }) => band === 'below').length,
      cases: cases.length,
    }
  }

  private judge(
    school: RecommendingSchool,
    scores: Scores,
    basis: {
      readonly cases: readonly OfferCase[]
      readonly model: OfferModel
      readonly rules: Parameters<typeof offerBandOf>[2]
    },
  ): Judged {
    const difficulty = difficultyOf(school.level, school.facts.marks)
    const chance = offerChance(basis.model, scores, difficulty)
    const like = likeCases(basis.cases, scores, difficulty)
    return { school, difficulty, chance, like, band: offerBandOf(chance, like, basis.rules) }
  }

  /** The most difficult schools of a band, in descending order. */
  private best(judged: readonly Judged[], band: OfferBand, most: number): Judged[] {
    return judged
      .filter((one) => one.band === band)
      .sort((one, other) => other.difficulty - one.difficulty)
      .slice(0, most)
  }

  private shown(one: Judged, profile: ProfileBody, scores: Scores, model: OfferModel): SchoolOffer {
    const { schoolId, name, province, city, region, type, tier, programmes } = one.school
    return {
      schoolId,
      name,
      province,
      city,
      region,
      type,
      tier,
      programmes,
      band: one.band,
      chance: inHundredths(one.chance),
      like: one.like,
      reasons: reasonsOf(scores, one),
      moves: offerMoves(model, profile, one.difficulty, MOST_MOVES).map(({ text, chance }) => ({
        text,
        chance: inHundredths(chance),
      })),
    }
  }
}
