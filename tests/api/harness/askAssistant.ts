import * as v from 'valibot'
import { type AnswerEvent, answerEventSchema, usersSend } from '@/contracts/assistant/chat'
import type { AskedAbout } from '@/contracts/assistant/context'
import { EventStreamParser } from '@/lib/EventStreamParser'
import type { Backend } from './startBackend'

let ids = 0
/** An id as a device makes it. */
export const idOf = (kind: string): string => `${kind}-0123456789-${++ids}`

/** A question; missing fields get defaults. */
export interface Question {
  readonly text: string
  readonly variant?: string
  readonly conversationId?: string
  readonly turnId?: string
  readonly context?: AskedAbout
  readonly replaces?: string
}

export const bodyOf = ({
  variant = 'general',
  conversationId = idOf('talk'),
  turnId = idOf('turn'),
  ...rest
}: Question) => ({
  variant,
  conversationId,
  turnId,
  ...rest,
})

const eventsOf = (bytes: Buffer): AnswerEvent[] =>
  new EventStreamParser().push(bytes).map(({ data }) => v.parse(answerEventSchema, JSON.parse(data)))

/** Asks and reads the stream to its end. */
export const stream = async (
  body: ReturnType<typeof bodyOf>,
  on: Backend,
  token?: string,
): Promise<AnswerEvent[]> => {
  const answer = await on.fastify.inject({
    method: 'POST',
    url: usersSend.path,
    payload: body,
    headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
  })
  expect(answer.headers['content-type']).toContain('text/event-stream')
  return eventsOf(answer.rawPayload)
}
