import * as v from 'valibot'
import { defineCall } from '../define'
import { lineSchema, titleSchema } from '../freeTexts'
import { doneSchema, idSchema, pageOf, pageQueryEntries, timeSchema, uidParams, uidSchema } from '../scalars'
import { turnSchema } from './chat'

export const conversationSchema = v.object({
  conversationId: v.string(),
  variant: v.string(),
  title: v.string(),
  updatedAt: timeSchema,
})
export type Conversation = v.InferOutput<typeof conversationSchema>

const ownParams = v.object({ uid: uidSchema, conversationId: idSchema })

export const conversations = defineCall({
  id: 'assistant.conversations',
  allows: 'owner',
  method: 'GET',
  path: '/base/v1/robot/users/{uid}/conversations',
  summary:
    'Conversations of the user with one assistant, the newest first; `q` searches titles, questions and answers.',
  params: uidParams,
  query: v.object({ variant: idSchema, q: v.optional(lineSchema(40)), ...pageQueryEntries }),
  lists: 'paged',
  response: pageOf(conversationSchema),
  hideLoading: true,
  assumed: true,
})

export const conversation = defineCall({
  id: 'assistant.conversation',
  allows: 'owner',
  method: 'GET',
  path: '/base/v1/robot/users/{uid}/conversations/{conversationId}',
  summary: 'A conversation with its newest hundred turns, the oldest first.',
  params: ownParams,
  lists: { bounded: 'the newest hundred turns' },
  response: v.object({ ...conversationSchema.entries, turns: v.array(turnSchema) }),
  hideLoading: true,
  assumed: true,
})

export const renameConversation = defineCall({
  id: 'assistant.rename',
  allows: 'owner',
  method: 'PUT',
  path: '/base/v1/robot/users/{uid}/conversations/{conversationId}',
  summary: 'Give a conversation another title.',
  params: ownParams,
  body: v.object({ title: v.pipe(titleSchema(30), v.minLength(1, '请输入标题')) }),
  response: doneSchema,
  assumed: true,
})

export const deleteConversation = defineCall({
  id: 'assistant.delete',
  allows: 'owner',
  method: 'DELETE',
  path: '/base/v1/robot/users/{uid}/conversations/{conversationId}',
  summary: 'Delete a conversation with all its turns and what was shared of it.',
  params: ownParams,
  response: doneSchema,
  assumed: true,
})

export const adoptConversations = defineCall({
  id: 'assistant.adopt',
  allows: 'owner',
  method: 'POST',
  path: '/base/v1/robot/users/{uid}/conversations/adopt',
  summary: 'Take over conversations that were held before the login; who knows their ids held them.',
  params: uidParams,
  body: v.object({ conversationIds: v.pipe(v.array(idSchema), v.maxLength(50)) }),
  response: doneSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})
