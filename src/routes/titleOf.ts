import type { Query } from '@/lib/query'
import type { RouteTitle } from './defineRoutes'

/** The title of a row for a query (three rows have a rule, seed §2). */
export const titleOf = (title: RouteTitle, query: Query = {}): string => {
  if (typeof title === 'string') return title
  const value = query[title.query]
  if ('present' in title) return value === undefined ? title.otherwise : title.present
  return Object.entries(title.is).find(([named]) => named === value)?.[1] ?? title.otherwise
}
