import * as v from 'valibot'
import { type ChooseReport, chooseReportSchema } from '@/contracts/choose/insights'
import type { Recommended } from '@/contracts/choose/plans'
import type { ProgrammeDetail } from '@/contracts/choose/programmes'
import {
  fullMarksOf,
  missedPapers,
  scoreProblems,
  totalScore,
  type PaperScores,
} from '@/domain/admission/examScores'
import { admissionChance } from '@/domain/chance/admissionChance'
import { bandNames, bandOf, type ChanceBand } from '@/domain/chance/chanceBand'
import { chanceHeadline, chanceReasons } from '@/domain/chance/chanceWords'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { Random } from '../../../ports/Random'
import type { RecommendService } from '../plans/RecommendService'
import type { ProgrammeService } from '../programmes/ProgrammeService'
import { drawChooseReport } from '../../../posters/drawChooseReport'
import { orMissing } from '../orMissing'
import { reportPicture } from './reportPicture'
import type { ReportRepository } from './ReportRepository'

interface ReportDeps {
  readonly reports: ReportRepository
  readonly programmes: ProgrammeService
  readonly recommend: RecommendService
  readonly clock: Clock
  readonly random: Random
  readonly publicUrl: string
}

interface ReportOrder {
  readonly programmeId: string
  readonly scores: PaperScores
  readonly total?: number | undefined
}

const OTHERS_EACH = 2

const ADVICE: Readonly<Record<ChanceBand, readonly string[]>> = {
  reach: ['第一志愿只有一个，这个目标偏冲，先想好调剂方向', '把差的分数拆到各科，优先补离单科线最近的一科'],
  steady: ['这个目标比较稳，继续按计划复习，每月用新成绩重算一次', '同时准备复试：英语口语、专业课和材料'],
  safe: ['这个目标有把握，可以看看层次更高的院校', '复试同样会淘汰人，别放松复试准备'],
  insufficient: [
    '这个专业公开的数据太少，先到学院官网查近三年的复试名单',
    '把同一专业、数据完整的院校一起列为备选',
  ],
  below: ['总分或单科没有过线，先把没过的一科补上来', '过不了国家线就不能参加复试和调剂'],
}

const stored = v.omit(chooseReportSchema, ['picture', 'pictureHeight'])

/** Reports are snapshots: later changes of the data do not change them. */
export class ReportService {
  constructor(private readonly deps: ReportDeps) {}

  async make(uid: number, order: ReportOrder): Promise<ChooseReport> {
    const detail = await this.deps.programmes.detail(order.programmeId, undefined)
    const { facts, singles, shape, bands } = detail
    const total = totalScore(shape, order.scores) ?? order.total
    const isBeyond = Object.keys(scoreProblems(shape, order.scores)).length > 0
    if (total === undefined || isBeyond || total > fullMarksOf(shape)) throw new ApiError('scoreBeyond')
    const missed = facts.nationalLine?.isPublished ? missedPapers(shape, order.scores, singles)[0] : undefined
    const chance = admissionChance(facts, total, missed ?? null)
    const band = bandOf(chance, bands)
    const reportId = this.deps.random.secret()
    const report = {
      reportId,
      madeAt: this.deps.clock(),
      school: detail.school,
      major: detail.name,
      total,
      band,
      headline: chanceHeadline(chance),
      reasons: chanceReasons(chance, facts, total),
      others: await this.others(detail, total),
      years: detail.years.map(({ year, line, low, nationalLine }) => ({
        year,
        line: line ?? low,
        nationalLine,
      })),
      advice: [...ADVICE[band]],
      isSample: detail.origin === 'sample',
      programmeId: detail.programmeId,
      source: `${detail.source.title}（${detail.source.checkedOn}）`,
    }
    await this.deps.reports.add({ reportId, uid, madeAt: report.madeAt, report })
    return this.shown(report)
  }

  async page(uid: number, page: number, size: number) {
    const { rows, total } = await this.deps.reports.page(uid, page, size)
    const list = rows.flatMap((row) => {
      const parsed = v.safeParse(stored, row.report)
      if (!parsed.success) return []
      const { reportId, madeAt, school, major, total: score, band } = parsed.output
      return [{ reportId, madeAt, school, major, total: score, band }]
    })
    return { list, total, page, size }
  }

  async find(reportId: string, uid?: number): Promise<ChooseReport> {
    const row = orMissing(await this.deps.reports.find(reportId, uid))
    return this.shown(v.parse(stored, row.report))
  }

  private shown(report: v.InferOutput<typeof stored>): ChooseReport {
    const picture = `${this.deps.publicUrl}/posters/choose-report/${report.reportId}.png`
    const shown = { ...report, picture, pictureHeight: 0 }
    const [, height = '0'] =
      /viewBox="0 0 \d+ (\d+)"/.exec(drawChooseReport(reportPicture(shown, picture))) ?? []
    return { ...shown, pictureHeight: Number(height) }
  }

  /** Programmes of the same major in other bands, to complete a plan. */
  private async others(detail: ProgrammeDetail, total: number) {
    const { list } = await this.deps.recommend.recommend({
      school: '',
      major: '',
      isCross: false,
      shape: detail.shape,
      scores: {},
      total,
      codes: [detail.code.slice(0, 4)],
      provinces: [],
      levels: [],
      degree: 'any',
      maths: 'any',
      prefer: 'school',
    })
    const rest = list.filter(({ programmeId }) => programmeId !== detail.programmeId)
    return (['reach', 'steady', 'safe'] as const).flatMap((band) =>
      rest
        .filter((row) => row.band === band)
        .slice(0, OTHERS_EACH)
        .map((row) => this.other(row, total)),
    )
  }

  private other(row: Recommended, total: number) {
    const chance = admissionChance(row.facts, total)
    const sample = row.origin === 'sample' ? '（示例数据）' : ''
    return {
      programmeId: row.programmeId,
      title: `${row.school} ${row.name}${sample}`,
      band: row.band,
      text: `${bandNames[row.band]} · ${chanceHeadline(chance)}`,
    }
  }
}
