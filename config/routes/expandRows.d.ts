import type { RouteRows } from '../../src/routes/defineRoutes'

export const expandRows: (
  area: string,
  built: readonly string[],
  soon: readonly string[],
  others: RouteRows,
) => RouteRows
