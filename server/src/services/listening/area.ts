import * as audio from '@/contracts/course/audio'
import { audioPlaces } from '../../db/schema/listening'
import { ownedRows } from '../AccountRows'
import type { Area } from '../Area'
import { listeningContent } from './listeningContent'
import { ListeningRepository } from './ListeningRepository'
import { ListeningService } from './ListeningService'
import { listeningRoutes } from './routes'

/** Recordings of courses and where learners stopped in them. */
export const listeningArea: Area = {
  name: 'listening',
  contracts: [audio],
  content: listeningContent,
  accounts: ownedRows([{ table: audioPlaces, by: [audioPlaces.trackId] }]),
  start: ({ db, items, clock, filmTickets }) => {
    const listening = new ListeningService({
      listening: new ListeningRepository(db),
      items,
      clock,
      tickets: filmTickets,
    })
    return { routes: ({ serve }) => listeningRoutes(serve, listening) }
  },
}
