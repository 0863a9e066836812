import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import * as v from 'valibot'

const line = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`

async function* lines(events: AsyncIterable<unknown>, schema: v.GenericSchema): AsyncGenerator<string> {
  // Send a comment at once, so that the client knows that the stream is open.
  yield ': ready\n\n'
  for await (const event of events) yield line(v.parse(schema, event))
}

/**
 * Streams events as they come, each checked by its contract; a disconnected reader ends the iteration, never the work
 * behind it.
 */
export const sendEvents = (
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  schema: v.GenericSchema,
): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    // Kept alive behind a stream that ended with the process, a connection would hold up that end for a minute.
    .header('connection', 'close')
    // A proxy that gathers what it passes on would make the stream one late answer.
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(Readable.from(lines(events, schema)))
