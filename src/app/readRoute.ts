import { decodeQuery, type Query } from '@/lib/query'
import { fallbackOf } from '@/routes/fallbackOf'
import { matchAddress } from '@/routes/matchAddress'
import { pagePathOf } from '@/routes/pagePathOf'
import { isRouteId, routeIds, routeOf } from '@/routes/routeOf'
import type { CurrentRoute } from '@/stores/page/useRoute'
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

/** What a page was opened as: an id of the table, and what came with it. */
type Opened = Pick<CurrentRoute, 'id' | 'given'>

/** The id and parameters of an H5 page: Taro leaves the query out of `path` and hands it over undecoded in `params`. */
export const readH5Route = ({ path, params }: TaroLocation): Opened => {
  const [pathname = '/'] = path.split('?')
  const match = matchAddress(pathname)
  return {
    id: match?.id ?? fallbackOf(pathname),
    given: { ...clean(decodeQuery(params)), ...match?.params },
  }
}

/** The id and parameters of a mini-program page: `route=` names the row; without it the first row of the page counts. */
export const readWeappRoute = ({ path, params }: TaroLocation): Opened => {
  const query = launchQuery(decodeQuery(params))
  const named = query['route']
  const page = `/${path.replace(/^\//, '').split('?')[0] ?? ''}`
  const id = isRouteId(named) ? named : routeIds.find((candidate) => pagePathOf(routeOf(candidate)) === page)
  return { id: id ?? 'error', given: clean(query) }
}
