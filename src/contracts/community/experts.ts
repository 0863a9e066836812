import * as v from 'valibot'
import { questionStates } from '@/domain/community/kinds'
import { defineCall } from '../define'
import { staff } from '../staff/staff'
import { freeText, lineSchema, titleSchema } from '../freeTexts'
import { countSchema, doneSchema, idSchema, timeSchema } from '../scalars'
import { personSchema, requestKeySchema, slideOf, slideQuery } from './fields'
import { picturesSchema } from './pictures'

const expertSchema = v.object({
  expertId: idSchema,
  subject: v.string(),
  name: v.string(),
  title: v.string(),
  intro: v.string(),
  skills: v.array(v.string()),
  answered: countSchema,
  /** The mean of the ratings; absent without any. */
  rating: v.optional(v.number()),
})
export type Expert = v.InferOutput<typeof expertSchema>

export const experts = defineCall({
  id: 'community.experts',
  allows: 'anyone',
  method: 'GET',
  path: '/community/v1/experts',
  summary: 'Experts, of one subject or all.',
  query: v.object({ subject: v.optional(lineSchema(20)) }),
  lists: { bounded: 'authored' },
  response: v.array(expertSchema),
  hideLoading: true,
  assumed: true,
})

export const expertDetail = defineCall({
  id: 'community.expert',
  allows: 'anyone',
  method: 'GET',
  path: '/community/v1/experts/{expertId}',
  summary: 'One expert.',
  params: v.object({ expertId: idSchema }),
  lists: 'single',
  response: expertSchema,
  hideLoading: true,
  assumed: true,
})

/** A thing of the app that a question is about. */
export const questionCardSchema = v.object({
  kind: v.picklist(['exercise', 'word', 'lesson', 'assistant']),
  id: idSchema,
  title: titleSchema(80),
})
export type QuestionCard = v.InferOutput<typeof questionCardSchema>

const questionRowSchema = v.object({
  questionId: idSchema,
  expertId: idSchema,
  expertName: v.string(),
  subject: v.string(),
  title: v.string(),
  state: v.picklist(questionStates),
  featured: v.boolean(),
  isSample: v.boolean(),
  likes: countSchema,
  at: timeSchema,
})
export type QuestionRow = v.InferOutput<typeof questionRowSchema>

export const expertQuestions = defineCall({
  id: 'community.expertQuestions',
  allows: 'anyone',
  method: 'GET',
  path: '/community/v1/questions',
  summary: 'Answered questions by cursor: of an expert, of a subject, featured ones, or similar to a text.',
  query: v.object({
    ...slideQuery,
    expert: v.optional(idSchema),
    subject: v.optional(lineSchema(20)),
    featured: v.optional(v.literal('1')),
    search: v.optional(lineSchema(40)),
  }),
  lists: 'paged',
  response: slideOf(questionRowSchema),
  hideLoading: true,
  assumed: true,
})

const questionSchema = v.object({
  ...questionRowSchema.entries,
  asker: personSchema,
  body: v.string(),
  pictures: v.array(v.string()),
  card: v.nullable(questionCardSchema),
  reason: v.string(),
  answer: v.string(),
  answeredAt: v.nullable(timeSchema),
  followUp: v.string(),
  followAnswer: v.string(),
  rating: v.nullable(v.number()),
  accepted: v.boolean(),
  isMine: v.boolean(),
  isLiked: v.boolean(),
})
export type ExpertQuestion = v.InferOutput<typeof questionSchema>

export const expertQuestion = defineCall({
  id: 'community.question',
  allows: 'anyone',
  method: 'GET',
  path: '/community/v1/questions/{questionId}',
  summary: 'A question with its answer; a waiting one is shown to its author alone.',
  params: v.object({ questionId: idSchema }),
  lists: 'single',
  response: questionSchema,
  hideLoading: true,
  assumed: true,
})

export const QUESTION_TITLE = 60
export const QUESTION_BODY = 1000

export const askExpert = defineCall({
  id: 'community.ask',
  allows: 'user',
  method: 'POST',
  path: '/community/v1/questions',
  summary: 'Ask an expert; the same key asks once.',
  body: v.object({
    requestKey: requestKeySchema,
    expertId: idSchema,
    title: v.pipe(titleSchema(QUESTION_TITLE, '问题最多 60 个字'), v.minLength(6, '问题至少 6 个字')),
    body: v.pipe(freeText(QUESTION_BODY, '补充最多 1000 个字'), v.trim()),
    pictures: picturesSchema,
    card: v.optional(questionCardSchema),
  }),
  response: v.object({ questionId: idSchema }),
  hideLoading: true,
  assumed: true,
})

export const askFollowUp = defineCall({
  id: 'community.followUp',
  allows: 'user',
  method: 'POST',
  path: '/community/v1/questions/{questionId}/follow-up',
  summary: 'Ask once more below the answer.',
  params: v.object({ questionId: idSchema }),
  body: v.object({
    text: v.pipe(freeText(500, '追问最多 500 个字'), v.trim(), v.minLength(4, '追问至少 4 个字')),
  }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const rateAnswer = defineCall({
  id: 'community.rateAnswer',
  allows: 'user',
  method: 'PUT',
  path: '/community/v1/questions/{questionId}/rating',
  summary: 'Rate the answer and accept it; closes the question.',
  params: v.object({ questionId: idSchema }),
  body: v.object({
    stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    text: freeText(200, '评价最多 200 个字'),
    accepted: v.boolean(),
  }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const waitingQuestions = defineCall({
  id: 'community.waiting',
  allows: staff('answers.write'),
  method: 'GET',
  path: '/community/v1/waiting-questions',
  summary: 'Questions and follow-ups that wait for an answer, the earliest first.',
  query: v.object(slideQuery),
  lists: 'paged',
  response: slideOf(v.object({ ...questionSchema.entries })),
  hideLoading: true,
  assumed: true,
})

export const answerQuestion = defineCall({
  id: 'community.answer',
  allows: staff('answers.write'),
  method: 'PUT',
  path: '/community/v1/questions/{questionId}/answer',
  summary: 'Answer a question, or its follow-up.',
  params: v.object({ questionId: idSchema }),
  body: v.object({
    text: v.pipe(freeText(4000, '回答最多 4000 个字'), v.trim(), v.minLength(10, '回答至少 10 个字')),
  }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})
