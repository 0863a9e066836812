import type { RouteRows } from '../../src/routes/defineRoutes'

export const expandRows: (area: string, plain: string, named: string, others: RouteRows) => RouteRows
