import { pagePathOf } from './pagePathOf'
import { routeIds, routeOf } from './routeOf'

/** Page path → its public addresses, for Taro's H5 router. */
export const customRoutes: Record<string, string[]> = {}

for (const row of routeIds.map(routeOf)) (customRoutes[pagePathOf(row)] ??= []).push(row.path)
