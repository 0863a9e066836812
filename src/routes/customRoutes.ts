import { pagePathOf } from './pagePathOf'
import { routeIds, routeOf } from './routeOf'

/** Pages of the main package → their public addresses, for Taro's H5 router; matchAddress finds all others. */
export const customRoutes: Record<string, string[]> = {}

for (const row of routeIds.map(routeOf)) {
  if (!row.page.includes('/')) (customRoutes[pagePathOf(row)] ??= []).push(row.path)
}
