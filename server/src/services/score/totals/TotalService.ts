import * as v from 'valibot'
import { type ScoreForm, scoreFormSchema, type TotalReport } from '@/contracts/score/totals'
import { type PaperScores, papersOfShape } from '@/domain/admission/examScores'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { SheetRepository } from '../papers/SheetRepository'
import type { ScoreData } from '../ScoreData'
import type { Evaluation } from './Evaluation'
import type { FormRepository } from './FormRepository'
import type { RankService } from './RankService'
import type { ScoreCards } from './ScoreCards'

interface TotalDeps {
  readonly forms: FormRepository
  readonly sheets: Pick<SheetRepository, 'all'>
  readonly evaluation: Evaluation
  readonly ranks: RankService
  readonly cards: ScoreCards
  readonly data: ScoreData
  readonly clock: Clock
}

type PaperShare = TotalReport['papers'][number]
type Evaluated = Pick<TotalReport, 'papers' | 'evaluation' | 'isComplete'>

/** The low or the high end of each paper that has a score. */
export const scoresOf = (papers: readonly PaperShare[], end: 'low' | 'high'): PaperScores =>
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
    const report = await this.evaluated(uid, form)
    const row = { uid, form, rev: rev + 1, changedAt: this.deps.clock() }
    const saved = await this.deps.forms.save(row, rev)
    if (!saved) throw new ApiError('sheetStale')
    await this.ranked(uid, form, report)
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
    const found = await this.evaluated(uid, form)
    const ranks = await this.ranked(uid, form, found)
    const { school, major, code, isHidden } = form
    const card = found.isComplete ? this.deps.cards.nameOf({ ...found, ranks }) : null
    return { school, major, code, isHidden, ...found, ranks, card, madeAt: this.deps.clock() }
  }

  /** Throws `scoreBeyond` where a score exceeds the full marks of its paper. */
  private async evaluated(uid: number, form: ScoreForm): Promise<Evaluated> {
    const beyond = papersOfShape(form.shape).some(({ key, full }) => (form.typed[key] ?? 0) > full)
    if (beyond) throw new ApiError('scoreBeyond')
    const papers = await this.papers(uid, form)
    const evaluation = await this.deps.evaluation.of(form, scoresOf(papers, 'low'), scoresOf(papers, 'high'))
    const isComplete = papers.every(({ from, open }) => from !== 'missing' && open === 0)
    return { papers, evaluation, isComplete }
  }

  /** Enters a complete total into the rankings; an incomplete one leaves them. */
  private ranked(uid: number, { school, code, isHidden }: ScoreForm, { evaluation, isComplete }: Evaluated) {
    const total = (evaluation.low + evaluation.high) / 2
    return isComplete
      ? this.deps.ranks.enter(uid, { school, code, total, isHidden })
      : this.deps.ranks.leave(uid)
  }

  /** The scores of each paper: the newest sheet with its code and full marks, or what was typed. */
  private async papers(uid: number, { shape, units, typed }: ScoreForm): Promise<PaperShare[]> {
    const known = new Map((await this.deps.data.papers()).map((paper) => [paper.paperId, paper]))
    const sheets = (await this.deps.sheets.all(uid)).flatMap(({ paperId, result }) => {
      const paper = known.get(paperId)
      return paper && result ? [{ ...result, paperId, unit: paper.unit, full: paper.full }] : []
    })
    return papersOfShape(shape).map(({ key, name, full }): PaperShare => {
      const sheet = sheets.find((one) => one.unit === units[key] && one.full === full)
      const paper = { key, name, full }
      if (sheet) {
        const { low, high, paperId, open } = sheet
        return { ...paper, low, high, from: 'sheet', paperId, open: open.length }
      }
      const score = typed[key]
      const share = { ...paper, paperId: null, open: 0 }
      if (score === undefined) return { ...share, low: null, high: null, from: 'missing' }
      return { ...share, low: score, high: score, from: 'typed' }
    })
  }
}
