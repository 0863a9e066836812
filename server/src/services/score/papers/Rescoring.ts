import type { ScoreData } from '../ScoreData'
import { type CurrentKey, type PaperKeys, scoreBy } from './PaperKeys'
import type { SheetRepository, SheetRow } from './SheetRepository'

/** Sheets of one paper in one turn of the minute. */
const BATCH = 500

/** Words for what a corrected key changed. */
const noticeOf = (before: number, after: number): string =>
  before === after
    ? '这份试卷的参考答案有更正，你的客观题得分没有变化'
    : `这份试卷的参考答案有更正，你的客观题得分由 ${before} 分变为 ${after} 分`

/** Scores sheets again after a key was corrected. */
export class Rescoring {
  constructor(
    private readonly sheets: SheetRepository,
    private readonly keys: PaperKeys,
    private readonly data: ScoreData,
  ) {}

  /** Counts the learners of each paper, and scores what waits. */
  async rescore(): Promise<void> {
    const papers = await this.data.papers()
    await this.sheets.countPeople(papers.map(({ paperId }) => paperId))
    for (const { paperId } of papers) {
      const current = await this.keys.of(paperId)
      const waiting = await this.sheets.waiting(paperId, current.mark, BATCH)
      for (const row of waiting) await this.sheets.rescore(this.rescored(row, current))
    }
  }

  /** The sheet scored by the present key, with a notice of the change. */
  rescored(row: SheetRow, current: CurrentKey): SheetRow {
    const result = scoreBy(current, row.answers, row.marks)
    const before = row.result?.objective ?? result.objective
    return { ...row, result, keyMark: current.mark, notice: noticeOf(before, result.objective) }
  }
}
