import type { RouteSpec } from './defineRoutes'

/** The page that answers for rows that are not built yet. */
export const NOT_OPEN_PAGE = 'not-open'

/** Where a row's page lives in `src/`, with a leading slash: main-package screens under pages/, the others in their feature. */
export const pagePathOf = (row: Pick<RouteSpec, 'page'>): `/${string}` => {
  const [first = NOT_OPEN_PAGE, screen] = (row.page ?? NOT_OPEN_PAGE).split('/')
  return screen ? `/features/${first}/pages/${screen}/index` : `/pages/${first}/index`
}
