import { bookConsult, cancelConsult, consultDay, consults, consultSlots } from '@/contracts/choose/consult'
import {
  chooseRank,
  chooseReport,
  chooseReports,
  compareSchools,
  interestResult,
  interestTest,
  makeReport,
} from '@/contracts/choose/insights'
import * as plans from '@/contracts/choose/plans'
import { drawChooseReport } from '../../posters/drawChooseReport'
import type { Routing } from '../Area'
import type { ChooseServices } from './createChooseServices'
import { reportPicture } from './reports/reportPicture'

/** Forms, favourites and the plan of a learner. */
const planRoutes = ({ serve }: Routing, { plans: kept, recommend }: ChooseServices): void => {
  serve(plans.chooseForm, ({ uid, params }) => kept.form(uid, params.module))
  serve(plans.saveChooseForm, ({ uid, params, body }) =>
    kept.saveForm(uid, params.module, body.form, body.rev),
  )
  serve(plans.recommend, ({ body }) => recommend.recommend(body))
  serve(plans.favourites, ({ uid, query }) => kept.favourites(uid, query.kind, query.page, query.size))
  serve(plans.isFavourite, ({ uid, params }) => kept.isFavourite(uid, params.kind, params.id))
  serve(plans.addFavourite, ({ uid, params }) => kept.addFavourite(uid, params.kind, params.id))
  serve(plans.removeFavourites, ({ uid, body }) => kept.removeFavourites(uid, body.kind, body.ids))
  serve(plans.orderFavourites, ({ uid, body }) => kept.orderFavourites(uid, body.kind, body.ids))
  serve(plans.choosePlan, ({ uid, query }) => kept.plan(uid, query.total))
  serve(plans.planProgramme, ({ uid, params, body }) => kept.planProgramme(uid, params.id, body.isFirst))
  serve(plans.unplanProgramme, ({ uid, params }) => kept.unplan(uid, params.id))
}

const insightRoutes = ({ serve }: Routing, { ranks, compare, interests }: ChooseServices): void => {
  serve(chooseRank, ({ params, query }) => ranks.page(params.key, query.code, query.page, query.size))
  serve(compareSchools, ({ query }) => compare.compare(query.school, query.code))
  serve(interestTest, () => interests.test())
  serve(interestResult, ({ body, session }) => interests.result(body.answers, session?.uid))
}

const reportRoutes = ({ serve, servePicture }: Routing, { reports, publicUrl }: ChooseServices): void => {
  serve(makeReport, ({ uid, body }) => reports.make(uid, body))
  serve(chooseReports, ({ uid, query }) => reports.page(uid, query.page, query.size))
  serve(chooseReport, ({ uid, params }) => reports.find(params.id, uid))
  servePicture({
    prefix: '/posters/choose-report/',
    cacheControl: 'private, max-age=86400',
    width: 750,
    draw: async (id, width) =>
      drawChooseReport(reportPicture(await reports.find(id), `${publicUrl}/choose/precise-intellect`), width),
  })
}

const consultRoutes = ({ serve }: Routing, { consult }: ChooseServices): void => {
  serve(consultSlots, ({ query }) => consult.slots(query.day))
  serve(bookConsult, ({ uid, body }) => consult.book(uid, body))
  serve(consults, ({ uid, query }) => consult.mine(uid, query.page, query.size))
  serve(cancelConsult, ({ uid, params }) => consult.cancel(uid, params.id))
  serve(consultDay, ({ params, query }) => consult.day(params.day, query.page, query.size))
}

/** Routes of a learner's own data and computations. */
export const personalRoutes = (routing: Routing, services: ChooseServices): void => {
  planRoutes(routing, services)
  insightRoutes(routing, services)
  reportRoutes(routing, services)
  consultRoutes(routing, services)
}
