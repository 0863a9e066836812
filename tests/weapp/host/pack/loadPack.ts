import { defaultHostConfig, type HostConfig } from '../shared/HostConfig'
import type { PackMeta, PageMeta } from '../shared/PackMeta'
import { compileTemplates } from './compileTemplates'
import type { Dist } from './Dist'
import { packageSizes } from './packageSizes'
import { pageProblems } from './pageProblems'
import { readComponents } from './readComponents'
import {
  declaredPages,
  readAppManifest,
  readComponentManifest,
  readThemeColors,
  type AppManifest,
} from './readManifest'
import { wrapScripts } from './wrapScripts'
import { wxApiNames } from './wxApiNames'
import { wxssToCss } from './wxssToCss'

/** A mini-program made ready for the browser. */
export interface Pack {
  readonly meta: PackMeta
  readonly templates: string
  /** Script of each package, by root. */
  readonly scripts: Readonly<Record<string, string>>
  readonly problems: readonly string[]
}

const pagesOf = (dist: Dist, app: AppManifest): PageMeta[] =>
  declaredPages(app).map(({ path, pkg }) => {
    const {
      usingComponents: _,
      component: __,
      styleIsolation: ___,
      ...own
    } = readComponentManifest(dist, path)
    return { path, pkg, config: { ...app.window, ...own } }
  })

const stylesOf = (dist: Dist): Record<string, string> =>
  Object.fromEntries(
    dist.paths
      .filter((file) => file.endsWith('.wxss'))
      .map((file) => [file.slice(0, -'.wxss'.length), wxssToCss(dist, file)]),
  )

/** Reads a built mini-program and compiles what the browser needs: templates, styles, wrapped scripts, settings. */
export const loadPack = (dist: Dist, config: Partial<HostConfig> = {}): Pack => {
  const app = readAppManifest(dist)
  const pages = pagesOf(dist, app)
  const { components, problems: missing } = readComponents(
    dist,
    app,
    pages.map(({ path }) => path),
  )
  const { code, problems: complaints } = compileTemplates(dist)
  const css = stylesOf(dist)
  const styled = Object.keys(components).filter(
    (path) => components[path]?.component && !pages.some((page) => page.path === path) && css[path]?.trim(),
  )
  return {
    templates: code,
    scripts: wrapScripts(dist, app),
    problems: [
      ...pageProblems(dist, app),
      ...missing,
      ...complaints,
      ...styled.map((path) => `${path}.wxss: styles of components are not supported by the test bed`),
    ],
    meta: {
      tabBar: app.tabBar ?? null,
      entryPagePath: app.entryPagePath ?? pages[0]?.path ?? '',
      pages,
      components,
      packages: packageSizes(dist, app),
      css,
      usePrivacyCheck: app.__usePrivacyCheck__,
      backgroundModes: app.requiredBackgroundModes,
      themeColors: readThemeColors(dist, app),
      apiNames: wxApiNames(),
      config: { ...defaultHostConfig, lazy: app.lazyCodeLoading === 'requiredComponents', ...config },
    },
  }
}
