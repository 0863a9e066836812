import type { Variant } from '@/contracts/assistant/variants'
import type { Query } from '@/lib/query'
import type { RouteSpec } from '@/routes/defineRoutes'
import { assistantRoutes } from '@/routes/table/assistantRoutes'
import type { Stores } from '@/stores/Stores'
import { openRoute } from './openRoute'

const GENERAL = 'general'

type Row = Pick<RouteSpec, 'params'>
const rows: Readonly<Record<string, RouteSpec>> = assistantRoutes

const ownVariant = (row: Row | undefined): string => row?.params?.['variant'] ?? GENERAL

/**
 * The assistant of a page: that of its row. The pages of the general one take another by `?variant=`, so that a new assistant is a
 * row of content and no release.
 */
export const variantOf = (row: Row, given: Query): string => {
  const own = ownVariant(row)
  return own === GENERAL ? (given['variant'] ?? own) : own
}

/** Query that selects the assistant; empty where the route row does so itself. */
const variantQuery = (route: string, variant: string): Query =>
  ownVariant(rows[route]) === variant ? {} : { variant }

/** Opens a page of an assistant: the row is its own, or the general one's. */
export const openVariant = (
  stores: Pick<Stores, 'navigator' | 'ui'>,
  { variant, route }: Pick<Variant, 'variant' | 'route'>,
  query: Query = {},
): Promise<void> => openRoute(stores, { route, query: { ...variantQuery(route, variant), ...query } })
