import type { Query } from '@/lib/query'
import { routeIds, routeOf } from './routeOf'
import type { RouteId } from './table'

/** A public address understood: which row, with its path parameters. */
export interface AddressMatch {
  readonly id: RouteId
  readonly params: Query
}

const isPattern = (path: string): boolean => path.includes('/:')
const byPath = new Map<string, RouteId>(
  routeIds.filter((id) => !isPattern(routeOf(id).path)).map((id) => [routeOf(id).path, id]),
)
const patterns = routeIds
  .filter((id) => isPattern(routeOf(id).path))
  .map((id) => ({ id, segments: routeOf(id).path.split('/') }))

const paramsOf = (segments: readonly string[], pathname: string): Query | undefined => {
  const given = pathname.split('/')
  if (given.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? ''
    if (segment.startsWith(':') && value) params[segment.slice(1)] = safeDecode(value)
    else if (segment !== value) return undefined
  }
  return params
}

const safeDecode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A pathname without the slashes at its end. */
export const withoutTrailingSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/'

/** Finds the row of a pathname. An exact path wins over a pattern, so table order never matters; a trailing slash is ignored. */
export const matchAddress = (pathname: string): AddressMatch | undefined => {
  const path = withoutTrailingSlash(pathname)
  const exact = byPath.get(path)
  if (exact) return { id: exact, params: {} }
  for (const { id, segments } of patterns) {
    const params = paramsOf(segments, path)
    if (params) return { id, params }
  }
  return undefined
}
