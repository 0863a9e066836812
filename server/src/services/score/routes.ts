import * as adjustment from '@/contracts/score/adjustments'
import * as operations from '@/contracts/score/operations'
import * as papers from '@/contracts/score/papers'
import * as photos from '@/contracts/score/photos'
import * as review from '@/contracts/score/review'
import * as totals from '@/contracts/score/totals'
import { orThrow } from '../../http/orThrow'
import type { Routing } from '../Area'
import type { ScoreServices } from './createScoreServices'
import { drawScoreCard } from './totals/drawScoreCard'

const paperRoutes = ({ serve }: Routing, { sheets, photos: pictures }: ScoreServices): void => {
  serve(papers.scorePapers, () => sheets.papers())
  serve(papers.scorePaper, ({ params }) => sheets.paper(params.id))
  serve(papers.scoreSheets, ({ uid }) => sheets.mine(uid))
  serve(papers.scoreSheet, ({ uid, params }) => sheets.sheet(uid, params.id))
  serve(papers.saveScoreSheet, ({ uid, params, body }) => sheets.save(uid, params.id, body))
  serve(photos.sheetPhotos, ({ uid, params }) => pictures.of(uid, params.id))
  serve(photos.saveSheetPhotos, ({ uid, params, body }) => pictures.save(uid, params.id, body.pictures))
  serve(papers.seeScoreNotice, ({ uid, params }) => sheets.seeNotice(uid, params.id))
  serve(papers.correctScoreKey, ({ params, body }) => sheets.correct(params.id, body.line, body.note))
}

const operatorRoutes = ({ serve }: Routing, { papers: added }: ScoreServices): void => {
  serve(operations.addScorePaper, ({ params, body }) => added.add(params.id, body))
  serve(operations.offerScorePaper, ({ params, body }) => added.offer(params.id, body.isOffered))
  serve(operations.scorePaperVersions, ({ params }) => added.versions(params.id))
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

/** `/posters/scores/:card`: a total report as a picture. */
const pictureRoutes = ({ servePicture }: Routing, { cards }: ScoreServices, publicUrl: string): void =>
  servePicture({
    prefix: '/posters/scores/',
    cacheControl: 'public, max-age=86400',
    width: 750,
    draw: (card, width) =>
      drawScoreCard(orThrow(cards.read(card), 'notFound'), `${publicUrl}/score-home`, width),
  })

/** Score estimation, second exam and adjustment. */
export const scoreRoutes = (routing: Routing, services: ScoreServices, publicUrl: string): void => {
  paperRoutes(routing, services)
  operatorRoutes(routing, services)
  totalRoutes(routing, services)
  reviewRoutes(routing, services)
  pictureRoutes(routing, services, publicUrl)
}
