import type { Foundation } from '../../Foundation'
import type { OtherAreas } from '../Area'
import { MemoryService } from './MemoryService'
import { NoteService } from './NoteService'
import { PlanRepository } from './PlanRepository'
import { PlanService } from './PlanService'
import { ReviewRepository } from './ReviewRepository'
import { ReviewService } from './ReviewService'
import { ShareService } from './ShareService'
import { trainWeights } from './trainWeights'
import { WordRepository } from './WordRepository'
import { WordService } from './WordService'

/** Word books, the learner's log, plan and memory. */
export const createWordServices = (foundation: Foundation, { use }: OtherAreas) => {
  const { db, clock, random, items, limiter } = foundation
  const plans = new PlanRepository(db)
  const reviews = new ReviewRepository(db)
  const words = new WordService(new WordRepository(db), items)
  const chooseExamYear = (uid: number, year: number) => use('chooseExamYear')(uid, year)
  const plan = new PlanService({ plans, reviews, words, clock, chooseExamYear })
  return {
    words,
    plan,
    notes: new NoteService(plans, new WordRepository(db), clock),
    reviews: new ReviewService(db, clock, limiter),
    memory: new MemoryService(db, clock, trainWeights),
    shares: new ShareService({ plans, plan, reviews, limiter, clock, random }),
  }
}
