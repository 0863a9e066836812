import type { AnswerKey } from '@/domain/estimate/answerLine'
import { scoreSheet, type RubricMarks, type SheetScore } from '@/domain/estimate/scoreSheet'
import type { PaperItem } from '../../../authoring/kinds/scoreKinds'
import type { ScoreData } from '../ScoreData'
import type { SheetRepository } from './SheetRepository'

/** A key with the name that sheets remember it by. */
export interface CurrentKey {
  readonly paper: PaperItem
  readonly key: AnswerKey
  readonly mark: string
}

/** Keys as they count now: the authored key with the corrections of operators. */
export class PaperKeys {
  constructor(
    private readonly sheets: Pick<SheetRepository, 'newestKey'>,
    private readonly data: ScoreData,
  ) {}

  async of(paperId: string): Promise<CurrentKey> {
    const [paper, corrected] = await Promise.all([this.data.paper(paperId), this.sheets.newestKey(paperId)])
    const key = { ...paper.key, ...corrected?.key }
    const mark = Object.entries(key)
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([no, letters]) => no + letters)
      .join('')
    return { paper, key, mark }
  }
}

/** Scores a sheet by the present key. */
export const scoreBy = (
  { paper, key }: Pick<CurrentKey, 'paper' | 'key'>,
  answers: AnswerKey,
  marks: RubricMarks,
): SheetScore => scoreSheet(paper.sheet, key, answers, marks)
