import type { Query } from '@/lib/query'
import { fallbackOf } from './fallbackOf'
import { runGuards, type GuardContext } from './guards'
import { matchAddress, withoutTrailingSlash } from './matchAddress'
import { routeOf } from './routeOf'
import type { RouteId } from './table'

/** The result of an address after guards and fallbacks. */
export type Resolution =
  | { readonly kind: 'page'; readonly id: RouteId; readonly given: Query }
  | { readonly kind: 'leave'; readonly site: string; readonly path: string; readonly query: Query }

const MOST_REDIRECTS = 5

/** Resolves a public address to the page that shall show. Never loops: guards may redirect at most five times. */
export const resolveAddress = (path: string, query: Query, context: GuardContext): Resolution => {
  let location = { path: withoutTrailingSlash(path), query }
  for (let turn = 0; turn < MOST_REDIRECTS; turn++) {
    const match = matchAddress(location.path)
    if (!match) return fallback(location.path, location.query)
    const verdict = runGuards(routeOf(match.id).guards ?? [], location, context)
    if (verdict.kind === 'stay') {
      return { kind: 'page', id: match.id, given: { ...location.query, ...match.params } }
    }
    if (verdict.kind === 'leave') return verdict
    location = { path: verdict.path, query: verdict.query }
  }
  return fallback(path, query)
}

const fallback = (path: string, query: Query): Resolution => {
  const id = fallbackOf(path)
  return { kind: 'page', id, given: id === 'error' ? { path } : query }
}
