import { secretNamed } from '../../db/secretNamed'
import type { Foundation } from '../../Foundation'
import type { OtherAreas } from '../Area'
import { PaperKeys } from './papers/PaperKeys'
import { PaperRepository } from './papers/PaperRepository'
import { PaperService } from './papers/PaperService'
import { PhotoRepository } from './papers/PhotoRepository'
import { PhotoService } from './papers/PhotoService'
import { Rescoring } from './papers/Rescoring'
import { SheetRepository } from './papers/SheetRepository'
import { SheetService } from './papers/SheetService'
import { AdjustmentRepository } from './review/AdjustmentRepository'
import { AdjustmentService } from './review/AdjustmentService'
import { ReviewService } from './review/ReviewService'
import { ScoreData } from './ScoreData'
import { Evaluation } from './totals/Evaluation'
import { FormRepository } from './totals/FormRepository'
import { LineHistory } from './totals/LineHistory'
import { RankRepository } from './totals/RankRepository'
import { RankService } from './totals/RankService'
import { ScoreCards } from './totals/ScoreCards'
import { TotalService } from './totals/TotalService'

export type ScoreServices = Awaited<ReturnType<typeof createScoreServices>>

/** Makes the services of score estimation. */
export const createScoreServices = async (
  { db, read, items, clock, random }: Foundation,
  others: OtherAreas,
) => {
  const cards = new ScoreCards(await secretNamed(db, 'score-card', random))
  const papers = new PaperRepository(db)
  const data = new ScoreData(items, papers)
  const sheets = new SheetRepository(db)
  const keys = new PaperKeys(sheets, data)
  const forms = new FormRepository(db)
  const evaluation = new Evaluation(data, clock, (...asked) => others.use('admissionFacts')(...asked))
  const ranks = new RankService(new RankRepository(db), data, clock)
  const totals = new TotalService({ forms, sheets, evaluation, ranks, cards, data, clock })
  return {
    sheets: new SheetService({ sheets, keys, data, clock }),
    papers: new PaperService(papers, clock),
    photos: new PhotoService(new PhotoRepository(db), data, clock),
    rescoring: new Rescoring(sheets, keys, data),
    totals,
    cards,
    ranks,
    evaluation,
    history: new LineHistory(data),
    adjustments: new AdjustmentService({ openings: new AdjustmentRepository(db, read), data, totals, clock }),
    review: new ReviewService(data, clock),
  }
}
