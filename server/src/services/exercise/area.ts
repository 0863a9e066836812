import * as attemptEvents from '@/contracts/exercise/attemptEvents'
import * as attemptReport from '@/contracts/exercise/attemptReport'
import * as attempts from '@/contracts/exercise/attempts'
import * as examPapers from '@/contracts/exercise/examPapers'
import { exerciseAttempts, exerciseEvents } from '../../db/schema/exercises'
import { ownedRows } from '../AccountRows'
import type { Area } from '../Area'
import { AttemptService } from './AttemptService'
import { EventService } from './EventService'
import { exerciseContent } from './exerciseContent'
import { HandInQueue } from './HandInQueue'
import { PaperService } from './PaperService'
import { QuestionRepository } from './QuestionRepository'
import { exerciseRoutes } from './routes'

/** Questions, papers, attempts. */
export const exerciseArea: Area = {
  name: 'exercise',
  contracts: [attemptEvents, attemptReport, attempts, examPapers],
  content: exerciseContent,
  // Events first: of an attempt that both accounts have, the second's log stays whole.
  accounts: ownedRows([
    { table: exerciseEvents, by: [exerciseEvents.attemptId] },
    { table: exerciseAttempts, by: [exerciseAttempts.attemptId] },
  ]),
  start: ({ db, clock, random, limiter, items }) => {
    const papers = new PaperService(items, new QuestionRepository(db))
    const queue = new HandInQueue(db, clock)
    return {
      routes: ({ serve }) =>
        exerciseRoutes(serve, {
          papers,
          attempts: new AttemptService({ db, clock, random, limiter, papers }),
          events: new EventService({ db, clock, limiter }),
        }),
      chores: [() => queue.handInDue()],
    }
  },
}
