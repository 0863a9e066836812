import type { FastifyRequest } from 'fastify'
import * as catalogueCalls from '@/contracts/baoyan/catalogue'
import * as experienceCalls from '@/contracts/baoyan/experiences'
import * as followCalls from '@/contracts/baoyan/follows'
import * as noticeCalls from '@/contracts/baoyan/notices'
import * as profileCalls from '@/contracts/baoyan/profile'
import * as questionCalls from '@/contracts/baoyan/questions'
import * as reminderCalls from '@/contracts/baoyan/reminders'
import type { Serve } from '../../http/serve'
import type { OtherAreas, Routing } from '../Area'
import type { BaoyanServices } from './createBaoyanServices'
import { calendarRoutes } from './follows/calendarRoutes'

const noticeRoutes = (serve: Serve, { board, follows, calendars, reminders }: BaoyanServices): void => {
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
  serve(reminderCalls.noticeReminder, ({ uid, params }) => reminders.of(uid, params.noticeId))
  serve(reminderCalls.setReminder, ({ uid, params, body }) => reminders.set(uid, params.noticeId, body.isOn))
  serve(followCalls.calendarAddress, ({ uid }) => calendars.address(uid))
  serve(followCalls.renewCalendar, ({ uid }) => calendars.renew(uid))
}

const catalogueRoutes = (serve: Serve, { catalogue, data }: BaoyanServices): void => {
  serve(catalogueCalls.recommendingSchools, ({ query }) => catalogue.recommending(query))
  serve(catalogueCalls.tutors, ({ query }) => catalogue.tutors(query))
  serve(catalogueCalls.tutor, ({ params }) => catalogue.tutor(params.id))
  serve(catalogueCalls.baoyanResources, ({ query }) => catalogue.resources(query))
  serve(catalogueCalls.consultArticles, ({ query }) => catalogue.articles(query.page, query.size))
  serve(catalogueCalls.consultArticle, ({ params }) => data.article(params.id))
  serve(catalogueCalls.exemptionRules, async () => (await data.rules()).rules)
}

/** Writes what staff decided into the audit log. */
const note = (
  others: OtherAreas,
  { staff }: Pick<FastifyRequest, 'staff'>,
  action: string,
  subject: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> =>
  others.use('audit')({
    actor: staff?.staffId ?? 'key',
    staffId: staff?.staffId ?? null,
    action,
    subject,
    detail,
  })

const experienceRoutes = (serve: Serve, { experiences }: BaoyanServices, others: OtherAreas): void => {
  serve(catalogueCalls.experiences, ({ query }) => experiences.page(query.field, query.page, query.size))
  serve(catalogueCalls.experience, ({ params }) => experiences.one(params.id))
  serve(experienceCalls.writeExperience, ({ uid, body: { requestKey, ...text } }) =>
    experiences.write(uid, requestKey, text),
  )
  serve(experienceCalls.ownExperiences, ({ uid, query }) => experiences.own(uid, query.page, query.size))
  serve(experienceCalls.ownExperience, ({ uid, params }) => experiences.ownOne(uid, params.id))
  serve(experienceCalls.editExperience, ({ uid, params, body: { base, ...text } }) =>
    experiences.edit(uid, params.id, text, base),
  )
  serve(experienceCalls.deleteExperience, ({ uid, params }) => experiences.remove(uid, params.id))
  serve(experienceCalls.waitingExperiences, ({ query }) => experiences.waiting(query.page, query.size))
  serve(experienceCalls.decideExperience, async ({ params, body, request }) => {
    const answer = await experiences.decide(params.id, body)
    const { version, isPassed, reason } = body
    await note(others, request, 'baoyan.experience', params.id, { version, isPassed, reason })
    return answer
  })
}

const questionRoutes = (serve: Serve, { questions }: BaoyanServices, others: OtherAreas): void => {
  serve(questionCalls.articleQuestions, ({ params, query, session }) =>
    questions.ofArticle(params.id, session?.uid, query.page, query.size),
  )
  serve(questionCalls.askQuestion, ({ uid, body }) => questions.ask(uid, body.articleId, body.text))
  serve(questionCalls.openQuestions, ({ query }) => questions.waiting(query.page, query.size))
  serve(questionCalls.answerQuestion, async ({ params, body, request }) => {
    const answer = await questions.answer(params.id, body.answer, body.isHidden)
    await note(others, request, 'baoyan.answer', params.id, { isHidden: body.isHidden })
    return answer
  })
  serve(questionCalls.claimTutor, ({ uid, body }) => questions.claim(uid, body))
  serve(questionCalls.tutorClaims, ({ query }) => questions.claims(query.page, query.size))
  serve(questionCalls.settleClaim, async ({ params, body, request }) => {
    const answer = await questions.settle(params.id, body.isGranted)
    await note(others, request, 'baoyan.claim', params.id, { isGranted: body.isGranted })
    return answer
  })
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

/** Notices, follows, catalogue, experiences, questions, recommendation and test. */
export const baoyanRoutes = ({ app, serve }: Routing, services: BaoyanServices, others: OtherAreas): void => {
  noticeRoutes(serve, services)
  catalogueRoutes(serve, services)
  experienceRoutes(serve, services, others)
  questionRoutes(serve, services, others)
  profileRoutes(serve, services)
  calendarRoutes(app, services.calendars)
}
