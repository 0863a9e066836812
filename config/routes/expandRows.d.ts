import type { RouteRows } from '../../src/routes/defineRoutes'

export const expandRows: (
  area: string,
  built: string,
  soon: string,
  named: string,
  others: RouteRows,
) => RouteRows
