import type { ScoreEvaluation, ScoreForm } from '@/contracts/score/totals'
import { fullMarksOf, missedPapers, type PaperScores, papersOfShape } from '@/domain/admission/examScores'
import { newestNationalLine } from '@/domain/admission/nationalLine'
import { targetYearOf } from '@/domain/admission/targetYear'
import { admissionChance } from '@/domain/chance/admissionChance'
import { bandOf } from '@/domain/chance/chanceBand'
import { chanceHeadline, chanceReasons } from '@/domain/chance/chanceWords'
import { checkLine, lineResult, type LineRule } from '@/domain/estimate/lineCheck'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { AdmissionFacts } from '../../Area'
import type { ScoreData } from '../ScoreData'

export type ScoreTarget = Pick<ScoreForm, 'school' | 'major' | 'code' | 'region' | 'degree' | 'shape'>

const NEXT: Readonly<Record<LineRule['result'], readonly string[]>> = {
  pass: [
    '现在就准备复试：查清考核方式、参考书和成绩占比',
    '目标院校竞争激烈时，同步了解调剂，两手准备',
    '国家线只是门槛，学校和专业的复试线往往更高',
  ],
  maybe: [
    '把没把握的主观题再对照评分点核一遍，缩小分数范围',
    '复试和调剂同时准备，等成绩公布再定',
    '留意 B 区院校：国家线通常比 A 区低 10 分左右',
  ],
  fail: [
    '先等正式成绩，估分和实际得分会有出入',
    '看看 B 区和其他专业的国家线，部分考生可以走调剂',
    '若决定再考一年，按薄弱科目重新安排计划',
  ],
}

const sum = (scores: PaperScores): number =>
  Object.values(scores).reduce<number>((all, score) => all + (score ?? 0), 0)

/** Compares scores with national line, line of the school, and the chance at the target. */
export class Evaluation {
  constructor(
    private readonly data: ScoreData,
    private readonly clock: Clock,
    private readonly facts: AdmissionFacts,
  ) {}

  async of(target: ScoreTarget, low: PaperScores, high: PaperScores = low): Promise<ScoreEvaluation> {
    const { shape, code, region, degree } = target
    const papers = papersOfShape(shape)
    if (papers.some(({ key, full }) => (high[key] ?? 0) > full)) throw new ApiError('scoreBeyond')
    const { rows, source } = await this.data.nationalLines()
    const { care } = await this.data.rules()
    const year = targetYearOf(this.clock())
    const line = newestNationalLine(rows, { year, code, region, degree })
    const rules = line ? checkLine(shape, low, high, line) : []
    const { school, chance } = await this.target(target, low, high)
    return {
      low: sum(low),
      high: sum(high),
      full: fullMarksOf(shape),
      line: line
        ? {
            year: line.year,
            name: line.name,
            region,
            result: lineResult(rules),
            rules,
            isCare: care.some((one) => code.startsWith(one)),
          }
        : null,
      school,
      chance,
      next: [...NEXT[line ? lineResult(rules) : 'maybe']],
      source: `${source.title}（核对于 ${source.checkedOn}）`,
    }
  }

  private async target({ school, major }: ScoreTarget, low: PaperScores, high: PaperScores) {
    const found = school && major ? await this.facts(school, major) : undefined
    if (!found) return { school: null, chance: null }
    const { facts, singles, shape, bands, programme } = found
    const total = (sum(low) + sum(high)) / 2
    const missed = facts.nationalLine?.isPublished ? missedPapers(shape, high, singles)[0] : undefined
    const chance = admissionChance(facts, total, missed ?? null)
    return {
      school: facts.basic && { year: facts.basic.year, line: facts.basic.line },
      chance: {
        band: bandOf(chance, bands),
        headline: chanceHeadline(chance),
        reasons: chanceReasons(chance, facts, total),
        isSample: programme.origin === 'sample',
        programmeId: programme.programmeId,
      },
    }
  }
}
