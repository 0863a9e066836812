import type { FastifyRequest } from 'fastify'
import { articleDetail, articleFilters, articles } from '@/contracts/community/articles'
import { addComment, comments, like, removeComment, replies, unlike } from '@/contracts/community/comments'
import { draft, saveDraft } from '@/contracts/community/drafts'
import * as expertCalls from '@/contracts/community/experts'
import * as forumCalls from '@/contracts/community/forum'
import { publishPost } from '@/contracts/community/publishPost'
import { notices, readNotices, unreadNotices } from '@/contracts/community/messages'
import * as trustCalls from '@/contracts/community/trust'
import { deviceOf } from '../../http/deviceOf'
import type { Serve } from '../../http/serve'
import type { Session } from '../../http/Session'
import type { OtherAreas } from '../Area'
import type { CommunityServices } from './createCommunityServices'

const done = { done: true } as const
const after = async (work: Promise<void>) => {
  await work
  return done
}

interface Reading {
  readonly session: Session | null
  readonly request: FastifyRequest
}

/** A reader for unique counts: the account, else the device. */
const readerOf = ({ session, request }: Reading): string | undefined => {
  if (session) return `u${session.uid}`
  const device = deviceOf(request)
  return device === null ? undefined : `d${device}`
}

const articleRoutes = (serve: Serve, { articles: service }: CommunityServices): void => {
  serve(articles, ({ query: { page, size, ...filter } }) => service.page(filter, page, size))
  serve(articleFilters, ({ params }) => service.filters(params.channel))
  serve(articleDetail, ({ params, session, request }) =>
    service.article(params.articleId, session?.uid, readerOf({ session, request })),
  )
}

const forumRoutes = (serve: Serve, { posts, releases, follows }: CommunityServices): void => {
  serve(forumCalls.plates, ({ session }) => follows.plates(session?.uid))
  serve(forumCalls.plateDetail, ({ params, session }) => follows.plate(params.plateId, session?.uid))
  serve(forumCalls.posts, ({ query, session }) => posts.list(query, session?.uid))
  serve(forumCalls.postDetail, ({ params, session, request }) =>
    posts.post(params.postId, session?.uid, readerOf({ session, request })),
  )
  serve(publishPost, ({ uid, body: { requestKey, ...text } }) => posts.publish(uid, requestKey, text))
  serve(forumCalls.editPost, ({ uid, params, body }) => posts.edit(uid, params.postId, body))
  serve(forumCalls.deletePost, ({ uid, params }) => after(posts.remove(uid, params.postId)))
  serve(forumCalls.releases, ({ uid, query: { kind, cursor, size } }) =>
    releases.page(uid, kind, cursor, size),
  )
  serve(forumCalls.userPage, ({ params, session }) => follows.userPage(Number(params.authorId), session?.uid))
  serve(forumCalls.follow, ({ uid, params }) => after(follows.follow(uid, params.kind, params.targetId)))
  serve(forumCalls.unfollow, ({ uid, params }) => after(follows.unfollow(uid, params.kind, params.targetId)))
  serve(draft, ({ uid, params }) => follows.draft(uid, params.form))
  serve(saveDraft, ({ uid, params, body }) => after(follows.saveDraft(uid, params.form, body.fields)))
}

const commentRoutes = (serve: Serve, { comments: service }: CommunityServices): void => {
  serve(comments, ({ params, query, session }) => service.list(params, session?.uid, query))
  serve(replies, ({ params, query, session }) =>
    service.replies(params.commentId, session?.uid, query.cursor, query.size),
  )
  serve(addComment, ({ uid, params, body }) => service.add(uid, params, body))
  serve(removeComment, ({ uid, params }) => after(service.remove(uid, params.commentId)))
  serve(like, ({ uid, params }) => after(service.like(uid, params.kind, params.targetId)))
  serve(unlike, ({ uid, params }) => after(service.unlike(uid, params.kind, params.targetId)))
}

const expertRoutes = (serve: Serve, { experts }: CommunityServices): void => {
  serve(expertCalls.experts, ({ query }) => experts.experts(query.subject))
  serve(expertCalls.expertDetail, ({ params }) => experts.expert(params.expertId))
  serve(expertCalls.expertQuestions, ({ query: { cursor, size, featured, ...filter } }) =>
    experts.list({ ...filter, featured: featured === '1' }, cursor, size),
  )
  serve(expertCalls.expertQuestion, ({ params, session }) =>
    experts.question(params.questionId, session?.uid),
  )
  serve(expertCalls.askExpert, ({ uid, body }) => experts.ask(uid, body))
  serve(expertCalls.askFollowUp, ({ uid, params, body }) =>
    after(experts.followUp(uid, params.questionId, body.text)),
  )
  serve(expertCalls.rateAnswer, ({ uid, params, body }) => after(experts.rate(uid, params.questionId, body)))
  serve(expertCalls.waitingQuestions, ({ query }) => experts.waiting(query.cursor, query.size))
}

/** Operators and experts at work; both leave a trace in the audit log. */
const staffRoutes = (serve: Serve, { experts, trust }: CommunityServices, others: OtherAreas): void => {
  serve(expertCalls.answerQuestion, async ({ params, body, staff }) => {
    await experts.answer(params.questionId, body.text)
    const { staffId } = staff
    await others.use('audit')({
      actor: staffId,
      staffId,
      action: 'question.answer',
      subject: params.questionId,
    })
    return done
  })
  serve(trustCalls.reviews, ({ query }) => trust.queue(query.cursor, query.size))
  serve(trustCalls.decideReview, async ({ params, body, request }) => {
    const by = request.staff?.staffId ?? 'key'
    await trust.decide(params.reviewId, { ...body, by })
    await others.use('audit')({
      actor: by,
      staffId: request.staff?.staffId ?? null,
      action: 'review.decide',
      subject: params.reviewId,
    })
    return done
  })
}

const trustRoutes = (serve: Serve, { trust, notices: service }: CommunityServices): void => {
  serve(trustCalls.report, ({ uid, params, body }) =>
    after(trust.report(uid, params.kind, params.targetId, body)),
  )
  serve(trustCalls.blockUser, ({ uid, params }) => after(trust.block(uid, Number(params.authorId))))
  serve(trustCalls.muteUser, ({ uid, params }) => after(trust.mute(uid, Number(params.authorId))))
  serve(trustCalls.unblockUser, ({ uid, params }) => after(trust.unblock(uid, Number(params.authorId))))
  serve(trustCalls.blockedUsers, ({ uid }) => trust.blocked(uid))
  serve(notices, ({ uid, query }) => service.page(uid, query.kind, query.cursor, query.size))
  serve(unreadNotices, ({ uid }) => service.unread(uid))
  serve(readNotices, ({ uid, body }) => after(service.read(uid, body)))
}

/** Connects every call of the community with its rule. */
export const communityRoutes = (serve: Serve, services: CommunityServices, others: OtherAreas): void => {
  articleRoutes(serve, services)
  forumRoutes(serve, services)
  commentRoutes(serve, services)
  expertRoutes(serve, services)
  trustRoutes(serve, services)
  staffRoutes(serve, services, others)
}
