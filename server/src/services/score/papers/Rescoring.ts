import type { SheetScore } from '@/domain/estimate/scoreSheet'
import type { ScoreData } from '../ScoreData'
import { correctionNotice } from './KeyNotice'
import { type CurrentKey, type PaperKeys, scoreBy } from './PaperKeys'
import type { SheetRepository, SheetRow } from './SheetRepository'

/** Sheets that are read at once. */
const BATCH = 500

/** The range of the written questions. */
const writtenRange = ({ objective, low, high }: SheetScore): string =>
  [low - objective, high - objective].map((points) => points.toFixed(2)).join(' ')

/** A sheet scored by the present key, with a notice of the change. */
export const rescored = (row: SheetRow, current: CurrentKey): SheetRow => {
  const result = scoreBy(current, row.answers, row.marks)
  const notice = correctionNotice(row.notice, {
    before: row.result?.objective ?? result.objective,
    after: result.objective,
    isRubricChanged: row.result !== null && writtenRange(row.result) !== writtenRange(result),
  })
  return { ...row, result, keyMark: current.mark, notice }
}

/** Scores sheets again after a key was corrected, also those of papers that were hidden meanwhile. */
export class Rescoring {
  constructor(
    private readonly sheets: Pick<SheetRepository, 'countPeople' | 'pending' | 'rescore'>,
    private readonly keys: Pick<PaperKeys, 'of'>,
    private readonly data: Pick<ScoreData, 'paperIds'>,
  ) {}

  /** Counts the learners of each paper, and scores every pending sheet. */
  async rescore(): Promise<void> {
    const papers = await this.data.paperIds()
    await this.sheets.countPeople(papers)
    for (const paperId of papers) await this.rescorePaper(paperId)
  }

  /** Goes through the learners in order, so that each sheet is read once and the loop ends. */
  private async rescorePaper(paperId: string): Promise<void> {
    let after = 0
    for (;;) {
      const current = await this.keys.of(paperId)
      const pending = await this.sheets.pending(paperId, current.mark, after, BATCH)
      for (const row of pending) await this.sheets.rescore(rescored(row, current))
      const last = pending.at(-1)
      if (!last || pending.length < BATCH) return
      after = last.uid
    }
  }
}
