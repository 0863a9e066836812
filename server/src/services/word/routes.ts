import * as bookCalls from '@/contracts/word/books'
import * as planCalls from '@/contracts/word/plans'
import * as shareCalls from '@/contracts/word/shares'
import * as gateCalls from '@/contracts/word/stageTests'
import * as todayCalls from '@/contracts/word/today'
import * as reviewCalls from '@/contracts/word/reviews'
import type { Serve } from '../../http/serve'
import type { createWordServices } from './createWordServices'

type WordServices = ReturnType<typeof createWordServices>

const DONE = { done: true } as const

const serveBooks = (serve: Serve, { words, plan, notes }: WordServices): void => {
  serve(bookCalls.books, () => words.books())
  serve(bookCalls.stages, ({ uid, params }) => plan.stages(uid, params.bookId))
  serve(bookCalls.bookWords, ({ params, query }) => words.bookWords(params.bookId, query))
  serve(bookCalls.wordDetail, ({ params }) => words.detail(params.wordId))
  serve(bookCalls.wordDetails, ({ query }) => words.details(query.ids.split(',')))
  serve(bookCalls.wordSearch, ({ query }) => words.search(query.q, query.size))
  serve(bookCalls.wordNote, ({ uid, params }) => notes.find(uid, params.wordId))
  serve(bookCalls.saveWordNote, ({ uid, params, body }) => notes.save(uid, params.wordId, body.text))
}

const servePlans = (serve: Serve, { plan, shares }: WordServices): void => {
  serve(planCalls.wordPlan, ({ uid }) => plan.find(uid))
  serve(planCalls.saveWordPlan, ({ uid, body }) => plan.save(uid, body))
  serve(todayCalls.wordToday, ({ uid }) => plan.today(uid))
  serve(gateCalls.stageTest, ({ uid, body }) => plan.takeTest(uid, body))
  serve(shareCalls.shareResult, ({ uid }) => shares.publish(uid))
  serve(shareCalls.sharedResult, ({ params }) => shares.find(params.shareId))
  serve(shareCalls.withdrawShare, async ({ uid }) => {
    await shares.withdraw(uid)
    return DONE
  })
}

const serveReviews = (serve: Serve, { reviews, memory }: WordServices): void => {
  serve(reviewCalls.sendReviews, ({ uid, body }) => reviews.append(uid, body.events))
  serve(reviewCalls.reviews, ({ uid, query }) => reviews.after(uid, query.after, query.size))
  serve(reviewCalls.wordRecords, async ({ uid, query }) => [...(await reviews.records(uid, query.days))])
  serve(reviewCalls.wordCalibration, ({ uid }) => reviews.calibration(uid))
  serve(reviewCalls.wordParameters, ({ uid }) => memory.parameters(uid))
}

/** Vocabulary: books and words, plans and stages, the log and the memory model. */
export const wordRoutes = (serve: Serve, services: WordServices): void => {
  serveBooks(serve, services)
  servePlans(serve, services)
  serveReviews(serve, services)
}
