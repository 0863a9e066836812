import type { RouteSpec } from './defineRoutes'
import { type RouteId, routes } from './table'

/**
 * The rows with all that they say. For build tools, the backend and tests: in the app, the table itself
 * holds no more than IndexRow, and a page knows the rows of its area.
 */
export const everyRow: Readonly<Record<RouteId, RouteSpec>> = routes
