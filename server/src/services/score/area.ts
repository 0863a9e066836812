import * as adjustments from '@/contracts/score/adjustments'
import * as operations from '@/contracts/score/operations'
import * as papers from '@/contracts/score/papers'
import * as photos from '@/contracts/score/photos'
import * as review from '@/contracts/score/review'
import * as totals from '@/contracts/score/totals'
import * as tables from '../../db/schema/score'
import { ownedRows } from '../AccountRows'
import type { Area } from '../Area'
import { createScoreServices } from './createScoreServices'
import { scoreRoutes } from './routes'
import { scoreContent } from './scoreContent'

/** Score estimation, second exam and adjustment. */
export const scoreArea: Area = {
  name: 'score',
  contracts: [adjustments, operations, papers, photos, review, totals],
  content: scoreContent,
  accounts: ownedRows([
    { table: tables.scoreSheets, by: [tables.scoreSheets.paperId] },
    { table: tables.scorePhotos, by: [tables.scorePhotos.paperId] },
    { table: tables.scoreForms, by: [] },
    { table: tables.scoreTotals, by: [] },
    { table: tables.adjustmentFavourites, by: [tables.adjustmentFavourites.openingId] },
    { table: tables.scoreSubscriptions, by: [tables.scoreSubscriptions.kind] },
  ]),
  start: async (foundation, others) => {
    const services = await createScoreServices(foundation, others)
    return {
      routes: (routing) => scoreRoutes(routing, services, foundation.publicUrl),
      chores: [() => services.rescoring.rescore()],
    }
  },
}
