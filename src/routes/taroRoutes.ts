import type { RouteSpec } from './defineRoutes'
import { NOT_OPEN_PAGE, pagePathOf } from './pagePathOf'
import { routeIds, routeOf } from './routeOf'
import { tabs } from './tabs'
import { titleOf } from './titleOf'

/** What Taro's configuration wants, derived from the table: pages, subpackages, addresses, page titles. */
const rows: readonly RouteSpec[] = routeIds.map(routeOf)
const unslashed = (path: string): string => path.slice(1)
const unique = (paths: readonly string[]): string[] => [...new Set(paths)]

const inFeature = (row: RouteSpec): boolean => row.page?.includes('/') ?? false

/** Main-package pages; the home tab comes first because Taro launches it. */
export const mainPages: string[] = unique([
  ...tabs.map((tab) => unslashed(pagePathOf(routeOf(tab.route)))),
  ...rows.filter((row) => !inFeature(row)).map((row) => unslashed(pagePathOf(row))),
  unslashed(pagePathOf({ page: NOT_OPEN_PAGE })),
])

/** One subpackage per feature area. */
export const subPackages: { root: string; pages: string[] }[] = unique(
  rows.filter(inFeature).map((row) => row.page?.split('/')[0] ?? ''),
).map((area) => ({
  root: `features/${area}`,
  pages: unique(
    rows
      .filter((row) => row.page?.startsWith(`${area}/`))
      .map((row) => unslashed(pagePathOf(row)).slice(`features/${area}/`.length)),
  ),
}))

/** Page path (no leading slash) → the title that the mini-program shows before any script runs. */
export const pageTitles: Record<string, string> = {}
for (const row of rows) pageTitles[unslashed(pagePathOf(row))] ??= titleOf(row.title)
