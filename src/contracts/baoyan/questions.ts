import * as v from 'valibot'
import { defineCall } from '../define'
import { freeText, titleSchema } from '../freeTexts'
import { doneSchema, idParams, idSchema, pageOf, pageQueryEntries, timeSchema, uidParams } from '../scalars'

const questionSchema = v.object({
  questionId: idSchema,
  articleId: idSchema,
  text: v.string(),
  answer: v.string(),
  state: v.picklist(['open', 'answered', 'hidden']),
  askedAt: timeSchema,
  answeredAt: v.nullable(timeSchema),
})
export type ConsultQuestion = v.InferOutput<typeof questionSchema>

export const articleQuestions = defineCall({
  id: 'baoyan.questions',
  allows: 'anyone',
  method: 'GET',
  path: '/baoyan/v1/articles/{id}/questions',
  summary: 'Answered questions of an article, the newest first; the caller also sees their own that wait.',
  params: idParams,
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(questionSchema),
  hideLoading: true,
  assumed: true,
})

export const askQuestion = defineCall({
  id: 'baoyan.askQuestion',
  allows: 'owner',
  method: 'POST',
  path: '/baoyan/v1/users/{uid}/questions',
  summary: 'Ask a question about an article; staff answer it, and it is public once it is answered.',
  params: uidParams,
  body: v.object({
    articleId: idSchema,
    text: v.pipe(freeText(300, '最多 300 字'), v.trim(), v.minLength(5, '问题至少 5 个字')),
  }),
  response: questionSchema,
  assumed: true,
})

export const openQuestions = defineCall({
  id: 'baoyan.openQuestions',
  allows: 'operator',
  method: 'GET',
  path: '/baoyan/v1/open-questions',
  summary: 'Questions that wait for an answer, the oldest first.',
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(questionSchema),
  hideLoading: true,
  assumed: true,
})

export const answerQuestion = defineCall({
  id: 'baoyan.answerQuestion',
  allows: 'operator',
  method: 'PUT',
  path: '/baoyan/v1/open-questions/{id}',
  summary: 'Answer a question, or hide one that is unfit.',
  params: idParams,
  body: v.object({ answer: freeText(1000), isHidden: v.optional(v.boolean(), false) }),
  response: doneSchema,
  assumed: true,
})

export const tutorClaimKinds = ['correct', 'remove', 'reply'] as const

export const claimTutor = defineCall({
  id: 'baoyan.claimTutor',
  allows: 'owner',
  method: 'POST',
  path: '/baoyan/v1/users/{uid}/tutor-claims',
  summary: 'A request to correct or remove facts of a tutor, or to reply to them.',
  params: uidParams,
  body: v.object({
    tutorId: idSchema,
    kind: v.picklist(tutorClaimKinds),
    text: v.pipe(freeText(500, '最多 500 字'), v.trim(), v.minLength(5, '请至少写 5 个字')),
    contact: v.pipe(titleSchema(60), v.minLength(1, '请留一个联系方式，便于核实')),
  }),
  response: doneSchema,
  assumed: true,
})

export const tutorClaims = defineCall({
  id: 'baoyan.tutorClaims',
  allows: 'operator',
  method: 'GET',
  path: '/baoyan/v1/tutor-claims',
  summary: 'Requests about tutors that wait for staff, the oldest first.',
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(
    v.object({
      claimId: idSchema,
      tutorId: idSchema,
      kind: v.picklist(tutorClaimKinds),
      text: v.string(),
      contact: v.string(),
      at: timeSchema,
    }),
  ),
  hideLoading: true,
  assumed: true,
})

export const settleClaim = defineCall({
  id: 'baoyan.settleClaim',
  allows: 'operator',
  method: 'PUT',
  path: '/baoyan/v1/tutor-claims/{id}',
  summary:
    'Grant a request about a tutor (a removal hides the tutor, a reply stands on the page), or refuse it.',
  params: idParams,
  body: v.object({ isGranted: v.boolean() }),
  response: doneSchema,
  assumed: true,
})
