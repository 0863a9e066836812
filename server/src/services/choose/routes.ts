import type { Routing } from '../Area'
import { catalogueRoutes } from './catalogueRoutes'
import type { ChooseServices } from './createChooseServices'
import { personalRoutes } from './personalRoutes'

/** School choice and graduate information. */
export const chooseRoutes = (routing: Routing, services: ChooseServices): void => {
  catalogueRoutes(routing, services)
  personalRoutes(routing, services)
}
