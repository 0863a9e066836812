import { activityReport } from '@/contracts/tracking/activityReport'
import { pageEvents } from '@/contracts/tracking/pageEvents'
import type { Serve } from '../../http/serve'
import type { Clock } from '../../ports/Clock'
import type { ActivityReports } from './ActivityReports'
import type { EventRepository } from './EventRepository'

interface TrackingServices {
  readonly events: EventRepository
  readonly reports: ActivityReports
  readonly clock: Clock
}

const DEVICE = /^[\w-]{8,64}$/

/** Page events (seed §7 Tracking) and the reports that are computed from them. */
export const trackingRoutes = (serve: Serve, services: TrackingServices): void => {
  const { events, reports, clock } = services
  serve(pageEvents, async ({ body, session, request }) => {
    // Seed §3: the header `d` names the device.
    const named = String(request.headers['d'] ?? '')
    const sender = { uid: session?.uid ?? null, device: DEVICE.test(named) ? named : null }
    const accepted = await events.insert(body.events, sender, clock())
    return { accepted, duplicated: body.events.length - accepted }
  })
  serve(activityReport, ({ params, query }) => {
    return reports.of(params.promotionId, query)
  })
}
