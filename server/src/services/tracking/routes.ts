import { activityReport } from '@/contracts/tracking/activityReport'
import { pageEvents } from '@/contracts/tracking/pageEvents'
import { ApiError } from '../../http/ApiError'
import { deviceOf } from '../../http/deviceOf'
import { hitNetworkLimit } from '../../http/hitNetworkLimit'
import type { RateLimiter } from '../../http/RateLimiter'
import type { Serve } from '../../http/serve'
import type { Clock } from '../../ports/Clock'
import type { ActivityReports } from './ActivityReports'
import type { EventRepository } from './EventRepository'

interface TrackingServices {
  readonly events: EventRepository
  readonly reports: ActivityReports
  readonly clock: Clock
  readonly limiter: RateLimiter
  readonly perAddress: number
}

const HOUR = 3_600_000
/** Events for each other hit that a network has: a campus behind one address, not a program. */
const EVENTS_A_HIT = 1000

/** Page events (seed §7 Tracking) and the reports that are computed from them. */
export const trackingRoutes = (serve: Serve, services: TrackingServices): void => {
  const { events, reports, clock, limiter, perAddress } = services
  serve(pageEvents, async ({ body, session, request }) => {
    const limit = {
      name: 'page-events',
      address: request.ip,
      most: perAddress * EVENTS_A_HIT,
      windowMs: HOUR,
      count: body.events.length,
    }
    if (!(await hitNetworkLimit(limiter, limit))) throw new ApiError('tooManyRequests')
    const sender = { uid: session?.uid ?? null, device: deviceOf(request) }
    const accepted = await events.insert(body.events, sender, clock())
    return { accepted, duplicated: body.events.length - accepted }
  })
  serve(activityReport, ({ params, query }) => {
    return reports.of(params.promotionId, query)
  })
}
