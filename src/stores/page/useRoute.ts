import { createContext, useContext } from 'react'
import type { Query } from '@/lib/query'
import type { ShareCard } from '@/platform/share'
import type { RouteSpec } from '@/routes/defineRoutes'
import type { RouteId } from '@/routes/table'

/** The row that a page shows, with its path parameters and query. */
export interface CurrentRoute {
  readonly id: RouteId
  readonly row: RouteSpec
  readonly given: Query
}

/** What a page says of itself once it knows its content: its title, and what a share of it shows. */
export interface PageDescription {
  readonly title: string
  readonly share?: Partial<Pick<ShareCard, 'title' | 'description' | 'imageUrl'>> & {
    /** What the shared address names beside what the page was opened with. */
    readonly query?: Query
  }
}

interface ShownRoute extends CurrentRoute {
  /** Replaces the title and share card of the table. */
  describe(description: PageDescription): void
}

/** Filled by PageShell. */
export const RouteContext = createContext<ShownRoute | undefined>(undefined)

/** Which row the page was opened as, and with what. */
export const useRoute = (): ShownRoute => {
  const route = useContext(RouteContext)
  if (!route) throw new Error('useRoute needs a PageShell above it')
  return route
}
