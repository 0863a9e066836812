import * as v from 'valibot'
import { cleanText } from '@/lib/text/cleanText'
import { defineCall } from '../define'
import { doneSchema, idSchema, timeSchema, uidSchema } from '../scalars'
import { answerLinkSchema, blockSchema } from './blocks'
import { contextSchema } from './context'

/** Maximum length of a question, in characters. */
export const MOST_ASKED = 500

/** `running` while the backend works; `stopped` and `failed` keep the partial answer. */
export const turnStates = ['running', 'done', 'stopped', 'failed'] as const

/**
 * Origin of an answer: `extract` the passages themselves, `model` a language model over them, `none` no match, `crisis`
 * the hotlines, `refused` a question that is not answered here, `person` a requested hand-over.
 */
export const answerKinds = ['extract', 'model', 'none', 'crisis', 'refused', 'person'] as const
export type AnswerKind = (typeof answerKinds)[number]

export const sourceSchema = v.object({
  title: v.string(),
  /** The kind of text in words. */
  place: v.string(),
  link: v.nullable(answerLinkSchema),
})
export type AnswerSource = v.InferOutput<typeof sourceSchema>

/** The reasons for 不满意, and 满意. */
export const ratings = ['good', 'wrong', 'off-topic', 'too-short', 'harmful', 'other'] as const

/** A question with its answer. */
export const turnSchema = v.object({
  turnId: v.string(),
  conversationId: v.string(),
  question: v.string(),
  context: v.nullable(contextSchema),
  state: v.picklist(turnStates),
  kind: v.picklist(answerKinds),
  blocks: v.array(blockSchema),
  /** The answer as plain text, to be copied. */
  text: v.string(),
  sources: v.array(sourceSchema),
  followUps: v.array(v.string()),
  /** Whether a person should take over. */
  handOver: v.boolean(),
  rating: v.nullable(v.picklist(ratings)),
  askedAt: timeSchema,
})
export type Turn = v.InferOutput<typeof turnSchema>

/**
 * Events of an answer stream. `block` puts a finished block at its place; `text` extends the unfinished one behind it;
 * `turn` ends the stream with the whole answer.
 */
export const answerEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('block'), at: v.number(), block: blockSchema }),
  v.object({ kind: v.literal('text'), text: v.string() }),
  v.object({ kind: v.literal('turn'), turn: turnSchema }),
  v.object({ kind: v.literal('error'), code: v.string(), msg: v.string() }),
])
export type AnswerEvent = v.InferOutput<typeof answerEventSchema>

export const usersSend = defineCall({
  id: 'assistant.send',
  allows: 'anyone',
  refusesEnded: true,
  method: 'POST',
  path: '/base/v1/robot/users-send',
  summary:
    'Ask the assistant. Who accepts text/event-stream gets the answer as it grows, others at its end. The same turn id never asks twice: it picks the answer up again.',
  body: v.object({
    variant: idSchema,
    conversationId: idSchema,
    /** Made on the device; as hard to guess as a secret. */
    turnId: v.pipe(idSchema, v.minLength(16)),
    text: v.pipe(
      v.string(),
      v.transform(cleanText),
      v.trim(),
      v.minLength(1, '请输入问题'),
      v.maxLength(MOST_ASKED, '问题最多500字'),
    ),
    context: v.optional(contextSchema),
    /** The turn that this one answers anew. */
    replaces: v.optional(idSchema),
  }),
  response: turnSchema,
  events: answerEventSchema,
  hideLoading: true,
})

const turnParams = v.object({ turnId: idSchema })

export const stopTurn = defineCall({
  id: 'assistant.stop',
  allows: 'anyone',
  refusesEnded: true,
  method: 'POST',
  path: '/base/v1/robot/turns/{turnId}/stop',
  summary:
    'Stop an answer; what there is of it stays, of one that was written faster than it was shown what was shown.',
  params: turnParams,
  body: v.object({
    /** How many of its blocks the learner has seen, an unfinished one among them. */
    shown: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const rateTurn = defineCall({
  id: 'assistant.rate',
  allows: 'anyone',
  refusesEnded: true,
  method: 'PUT',
  path: '/base/v1/robot/turns/{turnId}/rating',
  summary: 'Say whether an answer helped, and if not, why.',
  params: turnParams,
  body: v.object({ rating: v.nullable(v.picklist(ratings)) }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const shareTurn = defineCall({
  id: 'assistant.share',
  allows: 'owner',
  method: 'POST',
  path: '/base/v1/robot/users/{uid}/turns/{turnId}/share',
  summary: 'Publish one answer under an address that nobody can guess.',
  params: v.object({ uid: uidSchema, turnId: idSchema }),
  body: v.object({}),
  response: v.object({ shareId: v.string() }),
  assumed: true,
})

/** Public view of a shared answer, without its asker. */
export const sharedTurnSchema = v.object({
  variant: v.string(),
  question: v.string(),
  blocks: v.array(blockSchema),
  text: v.string(),
  sources: v.array(sourceSchema),
  askedAt: timeSchema,
})
export type SharedTurn = v.InferOutput<typeof sharedTurnSchema>

export const sharedTurn = defineCall({
  id: 'assistant.sharedTurn',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/robot/shares/{shareId}',
  summary: 'A published answer; gone with its conversation.',
  params: v.object({ shareId: idSchema }),
  lists: 'single',
  response: sharedTurnSchema,
  hideLoading: true,
  assumed: true,
})
