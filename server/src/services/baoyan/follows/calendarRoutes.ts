import type { FastifyInstance } from 'fastify'
import type { CalendarService } from './CalendarService'

/** Hands out subscribed calendars; the address is the secret, so no cache between may keep them. */
export const calendarRoutes = (app: FastifyInstance, calendars: CalendarService): void => {
  app.get<{ Params: { ticket: string } }>(
    '/baoyan/v1/calendars/:ticket',
    { schema: { hide: true } },
    async (request, reply) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .send(await calendars.file(request.params.ticket)),
  )
}
