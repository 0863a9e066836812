import { pageEvents } from '@/contracts/tracking/pageEvents'
import type { Serve } from '../../http/serve'
import type { Clock } from '../../ports/Clock'
import type { EventRepository } from './EventRepository'

/** Page events (seed §7 Tracking). */
export const trackingRoutes = (serve: Serve, events: EventRepository, clock: Clock): void => {
  serve(pageEvents, async ({ body, session }) => {
    const accepted = await events.insert(body.events, session?.uid ?? null, clock())
    return { accepted, duplicated: body.events.length - accepted }
  })
}
