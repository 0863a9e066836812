import * as clues from '@/contracts/sales/clues'
import * as figures from '@/contracts/sales/figures'
import * as links from '@/contracts/sales/links'
import { deviceOf } from '../../http/deviceOf'
import type { Serve } from '../../http/serve'
import type { Routing } from '../Area'
import type { SalesServices } from './createSalesServices'
import { makeChime } from './clues/chime'
import { linkPictures } from './links/linkPictures'

const DONE = { done: true } as const

/** Redirects short addresses to our own pages and drops added parameters. Pages count the visits, not this route. */
const shortAddresses = ({ app }: Routing, services: SalesServices): void => {
  app.get<{ Params: { code: string } }>(
    '/l/:code(^[0-9A-Za-z_-]{1,32}$)',
    { schema: { hide: true } },
    async (request, reply) => {
      const target = (await services.links.target(request.params.code)) ?? '/error'
      return reply.header('cache-control', 'no-store').redirect(target, 302)
    },
  )
  const chime = makeChime()
  app.get('/sales/v1/chime.wav', { schema: { hide: true } }, (_, reply) =>
    reply.header('cache-control', 'public, max-age=604800').type('audio/wav').send(chime),
  )
}

const serveLinks = (serve: Serve, { links: service, visits }: SalesServices): void => {
  serve(links.linkPromotions, ({ staff }) => service.options(staff))
  serve(links.createLink, ({ staff, body }) => service.create(staff, body))
  serve(links.salesLinks, ({ staff, query }) => service.page(staff, query.before, query.size))
  serve(links.disableLink, async ({ staff, params }) => {
    await service.disable(staff, params.id)
    return DONE
  })
  serve(links.linkVisit, async ({ body, request }) => {
    await visits.visit(body.id, body.code, deviceOf(request), request.ip)
    return DONE
  })
}

const serveClues = ({ serve, serveGrowing }: Routing, services: SalesServices): void => {
  const { clues: service, transfer, stream, figures: counted } = services
  serve(clues.clues, ({ staff, query: { cursor, size, ...filter } }) =>
    service.page(staff, filter, cursor, size),
  )
  serve(clues.clueTotals, ({ staff, query }) => service.totals(staff, query))
  serve(clues.clue, ({ staff, params }) => service.detail(staff, params.id))
  serve(clues.openPhone, ({ staff, params, request }) => service.openPhone(staff, params.id, request.ip))
  serve(clues.followUp, ({ staff, params, body }) => service.followUp(staff, params.id, body))
  serve(clues.takeClue, ({ staff, params }) => service.take(staff, params.id))
  serve(clues.releaseClue, async ({ staff, params }) => {
    await service.release(staff, params.id)
    return DONE
  })
  serve(clues.assignClue, ({ staff, params, body }) => service.assign(staff, params.id, body.staffId))
  serve(clues.members, ({ staff }) => service.members(staff))
  serve(clues.exportClues, ({ staff, body }) => transfer.export(staff, body))
  serve(clues.importClues, ({ staff, body }) => transfer.import(staff, body.csv, body.promotionId))
  serveGrowing(clues.leadStream, async ({ staff }) => ({
    events: stream.events(staff),
    whole: () => stream.whole(staff),
  }))
  serve(figures.salesToday, async ({ staff }) => ({
    ...(await service.today(staff)),
    ...(await counted.ownToday(staff)),
  }))
}

const serveFigures = (serve: Serve, { figures: service, holds }: SalesServices): void => {
  serve(figures.activity, ({ staff, params, query }) => service.activity(staff, params.promotionId, query))
  serve(figures.activities, ({ staff, query }) => service.activities(staff, query))
  serve(figures.exportActivities, ({ staff, body }) => service.export(staff, body))
  serve(figures.ranks, ({ staff, query }) => service.ranks(staff, query))
  serve(figures.allRanks, ({ staff, query }) => service.allRanks(staff, query))
  serve(figures.holds, ({ staff }) => holds.list(staff))
  serve(figures.decideHold, async ({ staff, params, body }) => {
    await holds.decide(staff, body.kind, params.id, body.accept)
    return DONE
  })
}

/** The calls of the sales area, short addresses and the pictures of links. */
export const salesRoutes = (routing: Routing, services: SalesServices): void => {
  shortAddresses(routing, services)
  linkPictures(routing, services.links)
  serveLinks(routing.serve, services)
  serveClues(routing, services)
  serveFigures(routing.serve, services)
}
