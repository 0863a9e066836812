import { formatQuery } from '@/lib/query'
import type { PathParams } from './defineRoutes'
import { pagePathOf } from './pagePathOf'
import { routeOf } from './routeOf'
import type { RouteId, routes } from './table'

type Extra = Readonly<Record<string, string | undefined>>

/** Arguments of an address: its path parameters are required, any query may follow. */
export type RouteArgs<I extends RouteId> =
  unknown extends PathParams<(typeof routes)[I]['path']>
    ? [query?: Extra]
    : [params: PathParams<(typeof routes)[I]['path']> & Extra]

/** The public address of a row with given values. Throws when a path parameter is missing: a link with a hole is a bug. */
export const buildAddress = (id: RouteId, given: Extra = {}): string => {
  const rest: Record<string, string | undefined> = { ...given }
  const path = routeOf(id).path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    if (!value) throw new Error(`route ${id} needs the parameter ${name}`)
    delete rest[name]
    return encodeURIComponent(value)
  })
  return path + formatQuery(rest)
}

/** The mini-program's page path of a row: shared pages learn their row from `route`, which no parameter may overwrite. */
export const buildPagePath = (id: RouteId, { route: _, ...given }: Extra = {}): string =>
  pagePathOf(routeOf(id)) + formatQuery({ route: id, ...given })
