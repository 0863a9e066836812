import { decodeQuery, type Query } from '@/lib/query'
import { fallbackOf } from '@/routes/fallbackOf'
import { matchAddress } from '@/routes/matchAddress'
import { pagePathOf } from '@/routes/pagePathOf'
import { isRouteId, routeIds, routeOf } from '@/routes/routeOf'
import type { RouteId } from '@/routes/table'
import type { CurrentRoute } from '@/stores/useRoute'
import { launchQuery } from './launchQuery'

/** What Taro's router says of a page. */
export interface TaroLocation {
  /** Public address without its query on H5; page path in the mini-program. */
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Taro's own bookkeeping among the parameters. */
const INTERNAL = ['stamp', '$taroTimestamp', 'route']

const clean = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !INTERNAL.includes(name)))

const current = (id: RouteId, given: Query): CurrentRoute => {
  const row = routeOf(id)
  return { id, row, given: { ...row.params, ...clean(given) } }
}

/** The row and parameters of an H5 page: Taro leaves the query out of `path` and hands it over undecoded in `params`. */
export const readH5Route = ({ path, params }: TaroLocation): CurrentRoute => {
  const [pathname = '/'] = path.split('?')
  const match = matchAddress(pathname)
  return current(match?.id ?? fallbackOf(pathname), { ...decodeQuery(params), ...match?.params })
}

/** The row and parameters of a mini-program page: `route=` names the row; without it the first row of the page counts. */
export const readWeappRoute = ({ path, params }: TaroLocation): CurrentRoute => {
  const query = launchQuery(decodeQuery(params))
  const named = query['route']
  const page = `/${path.replace(/^\//, '').split('?')[0] ?? ''}`
  const id = isRouteId(named) ? named : routeIds.find((candidate) => pagePathOf(routeOf(candidate)) === page)
  return current(id ?? 'error', query)
}
