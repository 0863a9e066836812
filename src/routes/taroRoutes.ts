import { builtAreas } from './builtAreas'
import type { RouteSpec } from './defineRoutes'
import { everyRow } from './everyRow'
import { pagePathOf } from './pagePathOf'
import { routeOf } from './routeOf'
import { tabs } from './tabs'
import { titleOf } from './titleOf'

/** Taro configuration derived from the table: pages, subpackages, addresses, page titles. */
const rows: readonly RouteSpec[] = Object.values(everyRow)
const unslashed = (path: string): string => path.slice(1)
const unique = (paths: readonly string[]): string[] => [...new Set(paths)]

const inFeature = (row: RouteSpec): boolean => row.page.includes('/')

/** Main-package pages; the home tab comes first because Taro launches it. */
export const mainPages: string[] = unique([
  ...tabs.map((tab) => unslashed(pagePathOf(routeOf(tab.route)))),
  ...rows.filter((row) => !inFeature(row)).map((row) => unslashed(pagePathOf(row))),
])

/** The folder of a feature page's subpackage: that of its area, or of the part of its area. */
const rootOf = (page: string): string => `features/${page.slice(0, page.lastIndexOf('/'))}`
const isBuilt = (page: string): boolean => !builtAreas || builtAreas.includes(page.split('/')[0] ?? '')
const pagesOfFeatures = rows.filter((row) => inFeature(row) && isBuilt(row.page)).map(({ page }) => page)

/** The subpackages: one for an area, or several where its rows name parts. */
export const subPackages: { root: string; pages: string[] }[] = unique(pagesOfFeatures.map(rootOf)).map(
  (root) => ({
    root,
    pages: unique(
      pagesOfFeatures
        .filter((page) => rootOf(page) === root)
        .map((page) => unslashed(pagePathOf({ page })).slice(root.length + 1)),
    ),
  }),
)

/** Page path (no leading slash) → the title that the mini-program shows before any script runs. */
export const pageTitles: Record<string, string> = {}
for (const row of rows) pageTitles[unslashed(pagePathOf(row))] ??= titleOf(row.title)
