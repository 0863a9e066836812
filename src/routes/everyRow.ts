import { accountRoutes } from './table/accountRoutes'
import { assistantRoutes } from './table/assistantRoutes'
import { baoyanRoutes } from './table/baoyanRoutes'
import { communityRoutes } from './table/communityRoutes'
import { coursesRoutes } from './table/coursesRoutes'
import { exercisesRoutes } from './table/exercisesRoutes'
import { growthRoutes } from './table/growthRoutes'
import { homeRoutes } from './table/homeRoutes'
import { landingRoutes } from './table/landingRoutes'
import { libraryRoutes } from './table/libraryRoutes'
import { salesRoutes } from './table/salesRoutes'
import { schoolChoiceRoutes } from './table/schoolChoiceRoutes'
import { scoreRoutes } from './table/scoreRoutes'
import { vocabularyRoutes } from './table/vocabularyRoutes'
import type { RouteSpec } from './defineRoutes'
import type { RouteId } from './table'

/**
 * The rows with all that they say. For build tools, the backend and tests: in the app, the table itself
 * holds no more than IndexRow, and a page knows the rows of its area.
 */
export const everyRow: Readonly<Record<RouteId, RouteSpec>> = {
  ...accountRoutes,
  ...assistantRoutes,
  ...baoyanRoutes,
  ...communityRoutes,
  ...coursesRoutes,
  ...exercisesRoutes,
  ...growthRoutes,
  ...homeRoutes,
  ...landingRoutes,
  ...libraryRoutes,
  ...salesRoutes,
  ...schoolChoiceRoutes,
  ...scoreRoutes,
  ...vocabularyRoutes,
}
