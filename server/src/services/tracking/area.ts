import { eq } from 'drizzle-orm'
import * as activityReport from '@/contracts/tracking/activityReport'
import * as pageEvents from '@/contracts/tracking/pageEvents'
import { pageEvents as events } from '../../db/schema/sales'
import type { AccountRows } from '../AccountRows'
import type { Area } from '../Area'
import { createTrackingServices } from './createTrackingServices'
import { trackingRoutes } from './routes'

/** Visits stay in the counts, nameless. */
const visits: AccountRows = {
  remove: async (tx, { uid }) => {
    await tx.update(events).set({ uid: null, context: {} }).where(eq(events.uid, uid))
  },
  move: async (tx, from, to) => {
    await tx.update(events).set({ uid: to }).where(eq(events.uid, from))
  },
}

/** Page events and what is computed from them. */
export const trackingArea: Area = {
  name: 'tracking',
  contracts: [activityReport, pageEvents],
  accounts: visits,
  start: (foundation) => {
    const services = { ...foundation, ...createTrackingServices(foundation) }
    return {
      routes: ({ serve }) => trackingRoutes(serve, services),
      chores: [() => services.events.forgetOld(foundation.clock())],
    }
  },
}
