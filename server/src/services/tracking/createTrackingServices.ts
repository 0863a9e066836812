import type { Foundation } from '../../Foundation'
import { ActivityReports } from './ActivityReports'
import { EventRepository } from './EventRepository'

/** Page events and what is computed from them. */
export const createTrackingServices = ({ db, clock }: Foundation) => ({
  events: new EventRepository(db),
  reports: new ActivityReports(db, clock),
})
