import * as catalogueCalls from '@/contracts/baoyan/catalogue'
import * as followCalls from '@/contracts/baoyan/follows'
import * as noticeCalls from '@/contracts/baoyan/notices'
import * as profileCalls from '@/contracts/baoyan/profile'
import * as questionCalls from '@/contracts/baoyan/questions'
import type { Serve } from '../../http/serve'
import type { Routing } from '../Area'
import type { BaoyanServices } from './createBaoyanServices'
import { calendarRoutes } from './follows/calendarRoutes'

const noticeRoutes = (serve: Serve, { board, follows, calendars }: BaoyanServices): void => {
  serve(noticeCalls.notices, ({ query: { page, size, level, province, code, school, ...rest } }) =>
    board.page(
      { ...rest, levels: level.map(Number), provinces: province, codes: code, schools: school },
      page,
      size,
    ),
  )
  serve(noticeCalls.notice, ({ params }) => board.detail(params.noticeId))
  serve(noticeCalls.noticeMonth, ({ params }) => board.month(params.month))
  serve(noticeCalls.setDeadlines, ({ params, body }) => board.setDeadlines(params.noticeId, body.deadlines))
  serve(followCalls.followedNotices, ({ uid, query }) => follows.page(uid, query.page, query.size))
  serve(followCalls.followOf, ({ uid, params }) => follows.of(uid, params.noticeId))
  serve(followCalls.keepFollow, ({ uid, params, body }) => follows.keep(uid, params.noticeId, body))
  serve(followCalls.seeChanges, ({ uid, params }) => follows.see(uid, params.noticeId))
  serve(followCalls.unfollow, ({ uid, params }) => follows.remove(uid, params.noticeId))
  serve(followCalls.calendarAddress, ({ uid }) => calendars.address(uid))
  serve(followCalls.renewCalendar, ({ uid }) => calendars.renew(uid))
}

const catalogueRoutes = (serve: Serve, { catalogue, data }: BaoyanServices): void => {
  serve(catalogueCalls.recommendingSchools, ({ query }) => catalogue.recommending(query))
  serve(catalogueCalls.tutors, ({ query }) => catalogue.tutors(query))
  serve(catalogueCalls.tutor, ({ params }) => data.tutor(params.id))
  serve(catalogueCalls.baoyanResources, ({ query }) => catalogue.resources(query))
  serve(catalogueCalls.consultArticles, ({ query }) => catalogue.articles(query.page, query.size))
  serve(catalogueCalls.consultArticle, ({ params }) => data.article(params.id))
  serve(catalogueCalls.experiences, ({ query }) => catalogue.experiences(query.field, query.page, query.size))
  serve(catalogueCalls.experience, ({ params }) => data.experience(params.id))
  serve(catalogueCalls.exemptionRules, async () => (await data.rules()).rules)
}

const questionRoutes = (serve: Serve, { questions }: BaoyanServices): void => {
  serve(questionCalls.articleQuestions, ({ params, query, session }) =>
    questions.ofArticle(params.id, session?.uid, query.page, query.size),
  )
  serve(questionCalls.askQuestion, ({ uid, body }) => questions.ask(uid, body.articleId, body.text))
  serve(questionCalls.openQuestions, ({ query }) => questions.waiting(query.page, query.size))
  serve(questionCalls.answerQuestion, ({ params, body }) =>
    questions.answer(params.id, body.answer, body.isHidden),
  )
  serve(questionCalls.claimTutor, ({ uid, body }) => questions.claim(uid, body))
  serve(questionCalls.tutorClaims, ({ query }) => questions.claims(query.page, query.size))
  serve(questionCalls.settleClaim, ({ params }) => questions.settle(params.id))
}

const profileRoutes = (serve: Serve, { profiles, offers }: BaoyanServices): void => {
  serve(profileCalls.baoyanProfile, ({ uid }) => profiles.profile(uid))
  serve(profileCalls.saveProfile, ({ uid, body }) => profiles.save(uid, body.profile, body.rev))
  serve(profileCalls.recommendOffers, ({ uid, body }) => offers.recommend(uid, body.profile))
  serve(profileCalls.takeContend, ({ uid, body }) => profiles.contend(uid, body.profile))
  serve(profileCalls.contendResult, ({ uid, params }) => profiles.result(uid, params.id))
  serve(profileCalls.baoyanResults, ({ uid, params, query }) =>
    profiles.results(uid, params.kind, query.page, query.size),
  )
}

/** Notices, follows, catalogue, questions, recommendation and test. */
export const baoyanRoutes = ({ app, serve }: Routing, services: BaoyanServices): void => {
  noticeRoutes(serve, services)
  catalogueRoutes(serve, services)
  questionRoutes(serve, services)
  profileRoutes(serve, services)
  calendarRoutes(app, services.calendars)
}
