import type { ChooseFormBody, Recommendation, Recommended } from '@/contracts/choose/plans'
import { formTotal } from '@/domain/admission/chooseForm'
import { fullMarksOf, missedPapers, scoreProblems, type PaperScores } from '@/domain/admission/examScores'
import { newestNationalLine } from '@/domain/admission/nationalLine'
import { admissionChance, type Chance } from '@/domain/chance/admissionChance'
import { bandOf, type BandRules, type ChanceBand } from '@/domain/chance/chanceBand'
import { ApiError } from '../../../http/ApiError'
import type { AdmissionData } from '../AdmissionData'
import type { ProgrammeFilter, ProgrammeRecord } from '../programmes/ProgrammeRepository'
import { type FactsBasis, type ProgrammeService, shapeOf } from '../programmes/ProgrammeService'
import { toProgrammeRow } from '../programmes/toProgrammeRow'

/** Distance in points beyond which a programme's newest line is of no use to a learner. */
const BELOW = 110
const ABOVE = 70
const CONSIDERED = 1500
const BANDS = ['reach', 'steady', 'safe'] as const

/** A candidate's scores. */
export interface Candidate {
  readonly total: number
  readonly scores: PaperScores
}

interface Judged {
  readonly row: Recommended
  readonly chance: Chance
}

const shareOf = ({ chance }: Judged): number =>
  chance.kind === 'estimate' ? (chance.total?.middle ?? chance.reach) : 0

const orders: Readonly<Record<ChooseFormBody['prefer'], (one: Judged, other: Judged) => number>> = {
  school: (one, other) => other.row.level - one.row.level || shareOf(other) - shareOf(one),
  chance: (one, other) => shareOf(other) - shareOf(one),
  city: (one, other) => (other.row.quota ?? 0) - (one.row.quota ?? 0) || shareOf(other) - shareOf(one),
}

/** Recommends programmes for a form. */
export class RecommendService {
  constructor(
    private readonly programmes: ProgrammeService,
    private readonly data: AdmissionData,
  ) {}

  async recommend(form: ChooseFormBody): Promise<Recommendation> {
    const total = formTotal(form)
    const isBeyond = Object.keys(scoreProblems(form.shape, form.scores)).length > 0
    if (total === undefined || isBeyond || total > fullMarksOf(form.shape)) throw new ApiError('scoreBeyond')
    const { bands, limits } = await this.data.rules()
    const records = await this.programmes.near(this.filterOf(form), total - BELOW, total + ABOVE, CONSIDERED)
    const fitting = records.filter(({ programme }) => shapeOf(programme) === form.shape)
    const judged = await this.judge(fitting, { total, scores: form.scores }, bands)
    const known = judged.filter(({ row }) => BANDS.some((band) => band === row.band))
    const share = Math.ceil(limits.recommended / BANDS.length)
    const sorted = known.sort(orders[form.prefer])
    return {
      list: BANDS.flatMap((band) => sorted.filter(({ row }) => row.band === band).slice(0, share)).map(
        ({ row }) => row,
      ),
      bands,
      total,
      insufficient: judged.filter(({ row }) => row.band === 'insufficient').length,
      considered: fitting.length,
    }
  }

  /** Rows with facts and band for a candidate. */
  async rows(records: readonly ProgrammeRecord[], candidate: Candidate | undefined): Promise<Recommended[]> {
    const { bands } = await this.data.rules()
    return (await this.judge(records, candidate, bands)).map(({ row }) => row)
  }

  private async judge(
    records: readonly ProgrammeRecord[],
    candidate: Candidate | undefined,
    bands: BandRules,
  ): Promise<Judged[]> {
    const basis = await this.programmes.basisFor(records)
    return records.map((record) => this.judgeOne(record, candidate, bands, basis))
  }

  private judgeOne(
    record: ProgrammeRecord,
    candidate: Candidate | undefined,
    bands: BandRules,
    basis: FactsBasis,
  ): Judged {
    const facts = this.programmes.factsOf(record, basis)
    const { code, degree, region } = record.programme
    const line = newestNationalLine(basis.national, { year: basis.targetYear, code, degree, region })
    const singles = { hundred: line?.hundred ?? null, above: line?.above ?? null }
    const shape = shapeOf(record.programme)
    const missed =
      candidate && facts.nationalLine?.isPublished
        ? missedPapers(shape, candidate.scores, singles)[0]
        : undefined
    const chance: Chance = candidate
      ? admissionChance(facts, candidate.total, missed ?? null)
      : { kind: 'insufficient' }
    const band: ChanceBand = bandOf(chance, bands)
    return {
      chance,
      row: {
        ...toProgrammeRow(record),
        facts: { ...facts, lists: facts.lists.map((list) => ({ ...list })) },
        singles,
        shape,
        band,
      },
    }
  }

  private filterOf({ codes, provinces, levels, degree, maths }: ChooseFormBody): ProgrammeFilter {
    return {
      schoolIds: [],
      codes,
      provinces,
      levels,
      degree: degree === 'any' ? undefined : degree,
      maths: maths === 'any' ? undefined : maths,
      isReal: false,
    }
  }
}
