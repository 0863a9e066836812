import * as live from '@/contracts/course/live'
import { liveMessages, liveMutes, liveReservations } from '../../db/schema/live'
import { ownedRows } from '../AccountRows'
import type { Area } from '../Area'
import { liveContent } from './liveContent'
import { LiveHub } from './LiveHub'
import { LiveProgramme } from './LiveProgramme'
import { LiveRepository } from './LiveRepository'
import { LiveService } from './LiveService'
import { playlistRoutes } from './playlistRoutes'
import { BroadcastClips } from './BroadcastClips'
import { liveRoutes } from './routes'

/** Broadcasts of open lectures and live lessons, with their rooms. */
export const liveArea: Area = {
  name: 'live',
  contracts: [live],
  content: liveContent,
  accounts: ownedRows([
    { table: liveMessages, by: [liveMessages.liveId, liveMessages.key] },
    { table: liveMutes, by: [liveMutes.liveId] },
    { table: liveReservations, by: [liveReservations.liveId] },
  ]),
  start: ({ db, items, limiter, clock, random, filmTickets: tickets, warn }) => {
    const [repository, programme] = [new LiveRepository(db), new LiveProgramme(db, items)]
    const service = new LiveService({ live: repository, programme, items, limiter, tickets, clock })
    const reels = new BroadcastClips({
      live: repository,
      items,
      usualClip: async () => (await service.rules()).clip,
    })
    const hub = new LiveHub({
      live: repository,
      processId: random.id(),
      now: clock,
      stateOf: async (liveId) => service.state(await service.planned(liveId)),
      admittedOf: async (liveId, uids) => service.admittedOf(await service.planned(liveId), uids),
      onFailure: warn,
    })
    return {
      offers: { reservedLives: (uid) => service.reservedLives(uid) },
      routes: (routing) => {
        liveRoutes(routing, { service, hub })
        playlistRoutes(routing.app, { service, reels, tickets, clock })
      },
    }
  },
}
