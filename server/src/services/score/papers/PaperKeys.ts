import { createHash } from 'node:crypto'
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

const digestOf = (sheet: PaperItem['sheet']): string =>
  createHash('sha256').update(JSON.stringify(sheet)).digest('base64url').slice(0, 12)

/** Keys as they count now: the authored key with the corrections of operators. */
export class PaperKeys {
  constructor(
    private readonly sheets: Pick<SheetRepository, 'newestKey'>,
    private readonly data: ScoreData,
  ) {}

  async of(paperId: string): Promise<CurrentKey> {
    const [paper, corrected] = await Promise.all([this.data.paper(paperId), this.sheets.newestKey(paperId)])
    const key = { ...paper.key, ...corrected?.key }
    const letters = Object.entries(key)
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([no, right]) => no + right)
      .join('')
    // A new version may change points and rubrics. Titles, stems and model answers do not change a score.
    const mark = paper.version === undefined ? letters : `${digestOf(paper.sheet)}:${letters}`
    return { paper, key, mark }
  }
}

/** Scores a sheet by the present key. */
export const scoreBy = (
  { paper, key }: Pick<CurrentKey, 'paper' | 'key'>,
  answers: AnswerKey,
  marks: RubricMarks,
): SheetScore => scoreSheet(paper.sheet, key, answers, marks)
