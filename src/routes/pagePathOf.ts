import type { IndexRow } from './defineRoutes'

/**
 * The path of a row's page in `src/`, with a leading slash: main-package screens under pages/, the others in their
 * feature.
 */
export const pagePathOf = ({ page }: Pick<IndexRow, 'page'>): `/${string}` => {
  const at = page.lastIndexOf('/')
  return at < 0 ? `/pages/${page}/index` : `/features/${page.slice(0, at)}/pages/${page.slice(at + 1)}/index`
}
