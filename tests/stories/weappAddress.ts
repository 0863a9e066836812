import { parseQuery } from '@/lib/query'
import { buildAddress, buildPagePath } from '@/routes/buildUrl'
import { fallbackOf } from '@/routes/fallbackOf'
import { matchAddress } from '@/routes/matchAddress'
import { pagePathOf } from '@/routes/pagePathOf'
import { isRouteId, routeIds, routeOf } from '@/routes/routeOf'

/** The page of the mini-program that a public address leads to. */
export const pageOfAddress = (address: string): string => {
  const [pathname = '/', search = ''] = address.split('?')
  const match = matchAddress(pathname)
  return buildPagePath(match?.id ?? fallbackOf(pathname), { ...parseQuery(search), ...match?.params })
}

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** The public address of an open page. */
export const addressOfPage = (path: string, query: Readonly<Record<string, string>>): string => {
  const { route, $taroTimestamp: _, ...rest } = query
  const named = route === undefined ? undefined : decode(route)
  const id = isRouteId(named)
    ? named
    : routeIds.find((candidate) => pagePathOf(routeOf(candidate)) === `/${path}`)
  if (!id) return `/${path}`
  return buildAddress(
    id,
    Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, decode(value)])),
  )
}
