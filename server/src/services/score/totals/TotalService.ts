import * as v from 'valibot'
import { type ScoreForm, scoreFormSchema, type TotalReport } from '@/contracts/score/totals'
import { type PaperScores, papersOfShape } from '@/domain/admission/examScores'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { SheetRepository, SheetRow } from '../papers/SheetRepository'
import type { ScoreData } from '../ScoreData'
import type { Evaluation } from './Evaluation'
import type { FormRepository } from './FormRepository'
import type { RankService } from './RankService'

interface TotalDeps {
  readonly forms: FormRepository
  readonly sheets: Pick<SheetRepository, 'all'>
  readonly evaluation: Evaluation
  readonly ranks: RankService
  readonly data: ScoreData
  readonly clock: Clock
}

type PaperShare = TotalReport['papers'][number]

const scoresOf = (papers: readonly PaperShare[], end: 'low' | 'high'): PaperScores =>
  Object.fromEntries(papers.flatMap((paper) => (paper[end] === null ? [] : [[paper.key, paper[end]]])))

/** Exam forms and total reports. */
export class TotalService {
  constructor(private readonly deps: TotalDeps) {}

  async form(uid: number): Promise<{ form: ScoreForm | null; rev: number }> {
    const row = await this.deps.forms.find(uid)
    const parsed = v.safeParse(scoreFormSchema, row?.form)
    return { form: parsed.success ? parsed.output : null, rev: row?.rev ?? 0 }
  }

  async saveForm(uid: number, form: ScoreForm, rev: number) {
    const beyond = papersOfShape(form.shape).some(({ key, full }) => (form.typed[key] ?? 0) > full)
    if (beyond) throw new ApiError('scoreBeyond')
    const row = { uid, form, rev: rev + 1, changedAt: this.deps.clock() }
    const saved = await this.deps.forms.save(row, rev)
    if (!saved) throw new ApiError('sheetStale')
    await this.report(uid)
    return { form, rev: saved.rev }
  }

  async hide(uid: number, isHidden: boolean) {
    const { form, rev } = await this.form(uid)
    if (!form) throw new ApiError('notFound')
    await this.saveForm(uid, { ...form, isHidden }, rev)
    return { done: true } as const
  }

  async report(uid: number): Promise<TotalReport | null> {
    const { form } = await this.form(uid)
    if (!form) return null
    const papers = await this.papers(uid, form)
    const isComplete = papers.every(({ from }) => from !== 'missing')
    const evaluation = await this.deps.evaluation.of(form, scoresOf(papers, 'low'), scoresOf(papers, 'high'))
    const { school, major, code, isHidden } = form
    const total = (evaluation.low + evaluation.high) / 2
    const ranks = isComplete
      ? await this.deps.ranks.enter(uid, { school, code, total, isHidden })
      : await this.deps.ranks.leave(uid)
    return { school, major, code, papers, isComplete, isHidden, evaluation, ranks, madeAt: this.deps.clock() }
  }

  /** The scores of each paper: the newest sheet of its code, or what was typed. */
  private async papers(uid: number, { shape, units, typed }: ScoreForm): Promise<PaperShare[]> {
    const known = new Map((await this.deps.data.papers()).map(({ paperId, unit }) => [paperId, unit]))
    const sheets = (await this.deps.sheets.all(uid)).filter(({ result }) => result !== null)
    const sheetOf = (unit: string | undefined): SheetRow | undefined =>
      unit === undefined ? undefined : sheets.find(({ paperId }) => known.get(paperId) === unit)
    return papersOfShape(shape).map(({ key, name, full }): PaperShare => {
      const sheet = sheetOf(units[key])
      const paper = { key, name, full }
      if (sheet?.result) {
        const { low, high } = sheet.result
        return { ...paper, low, high, from: 'sheet', paperId: sheet.paperId }
      }
      const score = typed[key]
      if (score === undefined) return { ...paper, low: null, high: null, from: 'missing', paperId: null }
      return { ...paper, low: score, high: score, from: 'typed', paperId: null }
    })
  }
}
