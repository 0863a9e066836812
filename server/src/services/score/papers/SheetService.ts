import type { ScorePaper, ScorePaperHead, ScoreSheet, ScoreSheetHead } from '@/contracts/score/papers'
import { type AnswerKey, readAnswerLine } from '@/domain/estimate/answerLine'
import type { PaperItem } from '../../../authoring/kinds/scoreKinds'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { ScoreData } from '../ScoreData'
import { keyProblem } from '../typedSections'
import { noticeText } from './KeyNotice'
import { type CurrentKey, type PaperKeys, scoreBy } from './PaperKeys'
import { rescored } from './Rescoring'
import type { SheetRepository, SheetRow } from './SheetRepository'

interface SheetDeps {
  readonly sheets: SheetRepository
  readonly keys: PaperKeys
  readonly data: ScoreData
  readonly clock: Clock
}

interface SheetBody {
  readonly answers: AnswerKey
  readonly marks: Readonly<Record<string, string>>
  readonly rev: number
  readonly handIn: boolean
}

const headOf = (paper: PaperItem, people: number): ScorePaperHead => {
  const { paperId, unit, unitName, title, source, full, questions } = paper
  return { paperId, unit, unitName, title, source, full, questions, people }
}

/** Papers, answer sheets, and corrections of keys. */
export class SheetService {
  constructor(private readonly deps: SheetDeps) {}

  async papers(): Promise<ScorePaperHead[]> {
    const papers = await this.deps.data.papers()
    const people = await this.deps.sheets.people()
    return papers.map((paper) => headOf(paper, people.get(paper.paperId) ?? 0))
  }

  async paper(id: string): Promise<ScorePaper> {
    const [paper, sections] = await Promise.all([this.deps.data.paper(id), this.deps.data.sections(id)])
    const people = await this.deps.sheets.people()
    return { ...headOf(paper, people.get(id) ?? 0), sections }
  }

  async mine(uid: number): Promise<ScoreSheetHead[]> {
    const papers = new Map((await this.deps.data.papers()).map((paper) => [paper.paperId, paper]))
    return (await this.deps.sheets.all(uid)).flatMap((row) => {
      const paper = papers.get(row.paperId)
      if (!paper) return []
      const { paperId, unit, title, full } = paper
      return [
        {
          paperId,
          unit,
          title,
          full,
          answered: Object.keys(row.answers).length + Object.keys(row.marks).length,
          isHandedIn: row.result !== null,
          low: row.result?.low ?? null,
          high: row.result?.high ?? null,
          notice: noticeText(row.notice),
          changedAt: row.changedAt,
        },
      ]
    })
  }

  async sheet(uid: number, paperId: string): Promise<ScoreSheet> {
    const current = await this.deps.keys.of(paperId)
    const row = await this.deps.sheets.find(uid, paperId)
    return row
      ? this.shown(row, current)
      : { paperId, answers: {}, marks: {}, rev: 0, changedAt: 0, result: null, notice: null }
  }

  async save(uid: number, paperId: string, { answers, marks, rev, handIn }: SheetBody): Promise<ScoreSheet> {
    const current = await this.deps.keys.of(paperId)
    // Numbers that this version lacks are stored, too: the next version may have them again. Scoring ignores them.
    const given = { answers, marks }
    const before = await this.deps.sheets.find(uid, paperId)
    const isScored = handIn || Boolean(before?.result)
    // This save hides the correction from the job that scores sheets again, so it writes the notice itself.
    const isCorrected = before?.result && before.keyMark !== current.mark
    const notice = isCorrected ? rescored(before, current).notice : null
    const row = {
      uid,
      paperId,
      ...given,
      rev: rev + 1,
      changedAt: this.deps.clock(),
      result: isScored ? scoreBy(current, given.answers, given.marks) : null,
      keyMark: isScored ? current.mark : null,
      ...(notice !== null && { notice }),
    }
    const saved = await this.deps.sheets.save(row, rev)
    if (!saved) throw new ApiError('sheetStale')
    return this.shown(saved, current)
  }

  async seeNotice(uid: number, paperId: string) {
    await this.deps.sheets.clearNotice(uid, paperId)
    return { done: true } as const
  }

  async correct(paperId: string, line: string, note: string) {
    const { key } = await this.deps.keys.of(paperId)
    const read = readAnswerLine(line)
    const changed = Object.entries(read).filter(([no]) => key[no] !== undefined)
    if (changed.length === 0) throw new ApiError('invalidRequest', '这份试卷没有这些题号的客观题')
    await this.refuseImpossibleKeys(paperId, changed)
    const version = await this.deps.sheets.addKey(
      { paperId, key: {}, note, changedAt: this.deps.clock() },
      (before) => ({ ...before, ...Object.fromEntries(changed) }),
    )
    return {
      version,
      changed: changed.filter(([no, letters]) => key[no] !== letters).map(([no]) => no),
    }
  }

  /** Throws where the letters do not suit their question. */
  private async refuseImpossibleKeys(paperId: string, entries: readonly (readonly [string, string])[]) {
    const sections = await this.deps.data.sections(paperId)
    const questions = new Map(sections.flatMap((section) => section.questions).map((one) => [one.no, one]))
    const problems = entries.flatMap(([no, letters]) => {
      const question = questions.get(no)
      return (question && keyProblem(no, letters, question)) ?? []
    })
    if (problems.length > 0) throw new ApiError('invalidRequest', problems.join('；'))
  }

  /** A sheet with its score by the present key: a corrected key counts at once for its reader. */
  private shown(row: SheetRow, current: CurrentKey): ScoreSheet {
    const { paperId, answers, marks, rev, changedAt } = row
    const score = row.result && scoreBy(current, answers, marks)
    return {
      paperId,
      answers,
      marks,
      rev,
      changedAt,
      notice: noticeText(row.notice),
      result: score && {
        objective: score.objective,
        low: score.low,
        high: score.high,
        full: current.paper.full,
        right: [...score.right],
        wrong: score.wrong.map((no) => ({ no, answer: answers[no] ?? '', key: current.key[no] ?? '' })),
        open: [...score.open],
      },
    }
  }
}
