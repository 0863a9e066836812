import type { RouteId } from './table'

/** Fallback of an unmatched address, by its first segment (seed §2, §8). */
const FALLBACKS: readonly { readonly prefix: string; readonly to: RouteId }[] = [
  { prefix: '/market/', to: 'productList' },
  { prefix: '/courses/', to: 'productList' },
  { prefix: '/', to: 'error' },
]

/** The row that answers for a path that no row matches. */
export const fallbackOf = (pathname: string): RouteId =>
  FALLBACKS.find(({ prefix }) => `${pathname}/`.startsWith(prefix))?.to ?? 'error'
