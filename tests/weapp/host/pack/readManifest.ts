import path from 'node:path'
import * as v from 'valibot'
import type { Dist } from './Dist'

const text = v.optional(v.string())

const windowSchema = v.looseObject({
  navigationBarTitleText: text,
  navigationBarBackgroundColor: text,
  navigationBarTextStyle: text,
  navigationStyle: text,
  backgroundColor: text,
  onReachBottomDistance: v.optional(v.number()),
  enablePullDownRefresh: v.optional(v.boolean()),
})

const tabBarSchema = v.looseObject({
  color: text,
  selectedColor: text,
  backgroundColor: text,
  borderStyle: text,
  list: v.array(
    v.looseObject({ pagePath: v.string(), text: v.string(), iconPath: text, selectedIconPath: text }),
  ),
})

const subPackageSchema = v.looseObject({
  root: v.string(),
  pages: v.array(v.string()),
  independent: v.optional(v.boolean(), false),
})

const appSchema = v.looseObject({
  pages: v.array(v.string()),
  subPackages: v.optional(v.array(subPackageSchema)),
  subpackages: v.optional(v.array(subPackageSchema)),
  window: v.optional(windowSchema, {}),
  tabBar: v.optional(tabBarSchema),
  usingComponents: v.optional(v.record(v.string(), v.string()), {}),
  entryPagePath: text,
  lazyCodeLoading: text,
  themeLocation: text,
  plugins: v.optional(v.unknown()),
  __usePrivacyCheck__: v.optional(v.boolean(), false),
  requiredBackgroundModes: v.optional(v.array(v.string()), []),
})

const componentSchema = v.looseObject({
  ...windowSchema.entries,
  component: v.optional(v.boolean()),
  styleIsolation: v.optional(v.string()),
  usingComponents: v.optional(v.record(v.string(), v.string()), {}),
})

const themeSchema = v.record(v.string(), v.record(v.string(), v.string()))

/** app.json as written. */
export type AppManifest = v.InferOutput<typeof appSchema>
/** The json beside a page or component. */
export type ComponentManifest = v.InferOutput<typeof componentSchema>
/** A subpackage of app.json, its root without a trailing slash. */
export interface SubPackage {
  readonly root: string
  readonly pages: readonly string[]
  readonly independent: boolean
}

/** Reads and checks app.json. */
export const readAppManifest = (dist: Dist): AppManifest =>
  v.parse(appSchema, JSON.parse(dist.text('app.json')))

/** Reads the json of a page or component; one without a file has no settings. */
export const readComponentManifest = (dist: Dist, component: string): ComponentManifest =>
  v.parse(componentSchema, JSON.parse(dist.has(`${component}.json`) ? dist.text(`${component}.json`) : '{}'))

/** Colours by theme, from the file that `themeLocation` names. */
export const readThemeColors = (dist: Dist, app: AppManifest): Record<string, Record<string, string>> =>
  app.themeLocation && dist.has(app.themeLocation)
    ? v.parse(themeSchema, JSON.parse(dist.text(app.themeLocation)))
    : {}

/** The subpackages, under either spelling of the key. */
export const subPackagesOf = (app: AppManifest): SubPackage[] =>
  (app.subPackages ?? app.subpackages ?? []).map(({ root, pages, independent }) => ({
    root: root.replace(/\/$/, ''),
    pages,
    independent,
  }))

/** Every declared page with the root of its package (empty for the main one). */
export const declaredPages = (app: AppManifest): { path: string; pkg: string }[] => [
  ...app.pages.map((page) => ({ path: page, pkg: '' })),
  ...subPackagesOf(app).flatMap(({ root, pages }) =>
    pages.map((page) => ({ path: path.posix.join(root, page), pkg: root })),
  ),
]

/** The root of the package that a file belongs to. */
export const packageOf = (subPackages: readonly SubPackage[], file: string): string =>
  subPackages.find(({ root }) => file.startsWith(`${root}/`))?.root ?? ''
