import * as adjustment from '@/contracts/score/adjustments'
import * as papers from '@/contracts/score/papers'
import * as review from '@/contracts/score/review'
import * as totals from '@/contracts/score/totals'
import type { Routing } from '../Area'
import type { ScoreServices } from './createScoreServices'

const paperRoutes = ({ serve }: Routing, { sheets }: ScoreServices): void => {
  serve(papers.scorePapers, () => sheets.papers())
  serve(papers.scorePaper, ({ params }) => sheets.paper(params.id))
  serve(papers.scoreSheets, ({ uid }) => sheets.mine(uid))
  serve(papers.scoreSheet, ({ uid, params }) => sheets.sheet(uid, params.id))
  serve(papers.saveScoreSheet, ({ uid, params, body }) => sheets.save(uid, params.id, body))
  serve(papers.seeScoreNotice, ({ uid, params }) => sheets.seeNotice(uid, params.id))
  serve(papers.correctScoreKey, ({ params, body }) => sheets.correct(params.id, body.line, body.note))
}

const totalRoutes = ({ serve }: Routing, services: ScoreServices): void => {
  const { totals: kept, evaluation, ranks, history } = services
  serve(totals.scoreForm, ({ uid }) => kept.form(uid))
  serve(totals.saveScoreForm, ({ uid, body }) => kept.saveForm(uid, body.form, body.rev))
  serve(totals.evaluateScores, ({ body }) => evaluation.of(body, body.scores))
  serve(totals.totalReport, ({ uid }) => kept.report(uid))
  serve(totals.hideScore, ({ uid, body }) => kept.hide(uid, body.isHidden))
  serve(totals.scoreRanks, ({ query, session }) => ranks.page(query, session?.uid))
  serve(totals.lineHistory, ({ query }) => history.of(query.code, query.degree))
}

const reviewRoutes = ({ serve }: Routing, { adjustments, review: texts }: ScoreServices): void => {
  serve(adjustment.adjustments, ({ query: { page, size, ended, ...filter } }) =>
    adjustments.page({ ...filter, isEnded: ended === '1' }, page, size),
  )
  serve(adjustment.adjustment, ({ params }) => adjustments.detail(params.id))
  serve(adjustment.adjustmentMatches, ({ uid }) => adjustments.matches(uid))
  serve(adjustment.keptAdjustments, ({ uid, query }) => adjustments.favourites(uid, query.page, query.size))
  serve(adjustment.isAdjustmentKept, ({ uid, params }) => adjustments.isKept(uid, params.id))
  serve(adjustment.keepAdjustment, ({ uid, params, body }) => adjustments.keep(uid, params.id, body.kept))
  serve(adjustment.scoreSubscription, ({ uid, params }) => adjustments.subscription(uid, params.kind))
  serve(adjustment.subscribeScore, ({ uid, params, body }) =>
    adjustments.subscribe(uid, params.kind, body.isOn, body.code),
  )
  serve(review.retests, ({ query }) => texts.retests(query))
  serve(review.retest, ({ params }) => texts.retest(params.id))
  serve(review.reviewGuides, ({ query }) => texts.guides(query.kind))
  serve(review.reviewGuide, ({ params }) => texts.guide(params.id))
  serve(review.scoreQueryGuide, () => texts.queryGuide())
}

/** Score estimation, second exam and adjustment. */
export const scoreRoutes = (routing: Routing, services: ScoreServices): void => {
  paperRoutes(routing, services)
  totalRoutes(routing, services)
  reviewRoutes(routing, services)
}
