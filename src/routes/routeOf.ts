import type { IndexRow } from './defineRoutes'
import { routes, type RouteId } from './table'

/** Index fields of every row: address, page, guards. A page brings the rest along. */
export const routeOf = (id: RouteId): IndexRow => routes[id]

/** All ids, in table order. */
export const routeIds: readonly RouteId[] = Object.keys(routes).filter((id): id is RouteId => id in routes)

/** Whether a string (from an address, say) names a row; `constructor` and the like do not. */
export const isRouteId = (text: string | undefined): text is RouteId =>
  text !== undefined && Object.prototype.hasOwnProperty.call(routes, text)
