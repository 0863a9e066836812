import * as adjustments from '@/contracts/score/adjustments'
import * as papers from '@/contracts/score/papers'
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
  contracts: [adjustments, papers, review, totals],
  content: scoreContent,
  accounts: ownedRows([
    { table: tables.scoreSheets, by: [tables.scoreSheets.paperId] },
    { table: tables.scoreForms, by: [] },
    { table: tables.scoreTotals, by: [] },
    { table: tables.adjustmentFavourites, by: [tables.adjustmentFavourites.openingId] },
    { table: tables.scoreSubscriptions, by: [tables.scoreSubscriptions.kind] },
  ]),
  start: (foundation, others) => {
    const services = createScoreServices(foundation, others)
    return {
      routes: (routing) => scoreRoutes(routing, services),
      chores: [() => services.rescoring.rescore()],
    }
  },
}
