import { accountRoutes } from './accountRoutes'
import { assistantRoutes } from './assistantRoutes'
import { baoyanRoutes } from './baoyanRoutes'
import { communityRoutes } from './communityRoutes'
import { coursesRoutes } from './coursesRoutes'
import { exercisesRoutes } from './exercisesRoutes'
import { growthRoutes } from './growthRoutes'
import { homeRoutes } from './homeRoutes'
import { landingRoutes } from './landingRoutes'
import { libraryRoutes } from './libraryRoutes'
import { salesRoutes } from './salesRoutes'
import { schoolChoiceRoutes } from './schoolChoiceRoutes'
import { scoreRoutes } from './scoreRoutes'
import { vocabularyRoutes } from './vocabularyRoutes'

/** Every address by feature area: the one list from which pages, addresses, titles and guards derive. */
export const routesByFeature = {
  account: accountRoutes,
  home: homeRoutes,
  landing: landingRoutes,
  courses: coursesRoutes,
  vocabulary: vocabularyRoutes,
  exercises: exercisesRoutes,
  score: scoreRoutes,
  'school-choice': schoolChoiceRoutes,
  baoyan: baoyanRoutes,
  community: communityRoutes,
  library: libraryRoutes,
  growth: growthRoutes,
  assistant: assistantRoutes,
  sales: salesRoutes,
}

type ByFeature = typeof routesByFeature
type Rows = ByFeature[keyof ByFeature]
/** One object with the rows of all areas. */
type Joined<Union> = (Union extends unknown ? (rows: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** THE table. */
export const routes = Object.assign({}, ...Object.values(routesByFeature)) as Joined<Rows>

export type RouteId = keyof typeof routes
