import { createContext, useContext } from 'react'
import type { Query } from '@/lib/query'
import type { RouteSpec } from '@/routes/defineRoutes'
import type { RouteId } from '@/routes/table'

/** The row that a page shows, with its path parameters and query. */
export interface CurrentRoute {
  readonly id: RouteId
  readonly row: RouteSpec
  readonly given: Query
}

/** Filled by PageShell. */
export const RouteContext = createContext<CurrentRoute | undefined>(undefined)

/** Which row the page was opened as, and with what. */
export const useRoute = (): CurrentRoute => {
  const route = useContext(RouteContext)
  if (!route) throw new Error('useRoute needs a PageShell above it')
  return route
}
