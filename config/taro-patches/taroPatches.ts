import path from 'node:path'
import { NormalModuleReplacementPlugin } from 'webpack'

/** A module of Taro, or of what its router is made of, that another file of this folder stands in for. */
export interface TaroPatch {
  /** The request that is answered otherwise: the path of a file, or a module's name. */
  readonly replaces: RegExp
  /** The file of this folder. */
  readonly by: string
  /** The work of Taro's own that this app cannot use. */
  readonly reason: string
}

/** The version that these files were written against: the next one may have moved or changed what they replace. */
export const PATCHED_TARO = '4.2.1'

const bothTargets: readonly TaroPatch[] = [
  {
    replaces: /@tarojs[\\/]runtime[\\/]dist[\\/]perf\.js$/,
    by: 'perf.js',
    reason: 'a stop-watch for setData that prints only where debugging was asked for',
  },
]

/** Leaves out what the app does not use; no bug of Taro is among them (sizes in decisions/002). */
export const h5Patches: readonly TaroPatch[] = [
  ...bothTargets,
  {
    replaces: /@tarojs[\\/]components-react[\\/]dist[\\/]index\.css$/,
    by: 'nothing.js',
    reason: 'styles of controls, which our own sheets style',
  },
  {
    replaces: /@tarojs[\\/]components[\\/]global\.css$/,
    by: 'nothing.js',
    reason: 'styles of controls, which our own sheets style',
  },
  {
    replaces: /@tarojs[\\/]components[\\/]dist[\\/]taro-components[\\/]taro-components\.css$/,
    by: 'nothing.js',
    reason: 'styles of controls, which our own sheets style',
  },
  {
    replaces: /@tarojs[\\/]components-react[\\/]dist[\\/]components[\\/]view[\\/]index\.js$/,
    by: 'View.js',
    reason: 'keeps its class in a state of its own for hover classes: every box is drawn twice',
  },
  {
    replaces: /@tarojs[\\/]router[\\/]dist[\\/]navigationBar\.js$/,
    by: 'navigationBar.js',
    reason: 'a bar of 13 KB, hidden in every page: PageShell draws ours',
  },
  {
    replaces: /@tarojs[\\/]router[\\/]dist[\\/]router[\\/]navigation-bar\.js$/,
    by: 'navigationBarHandler.js',
    reason: 'updates that bar',
  },
  {
    replaces: /@tarojs[\\/]router[\\/]dist[\\/]events[\\/]resize\.js$/,
    by: 'pageResize.js',
    reason: 'tells pages the size of their window, which styles answer to',
  },
  // By module name: a replacement by file would be treated as an ES module, which react-refresh breaks.
  {
    replaces: /^universal-router$/,
    by: 'UniversalRouter.js',
    reason: 'wants a copy of the route table, and loads no page by its area (decisions/018)',
  },
  { replaces: /^tslib$/, by: 'tslib.js', reason: 'helpers for engines older than ours' },
  {
    replaces: /^query-string$/,
    by: 'queryString.js',
    reason: 'parses and writes every form of query; the router needs one',
  },
  {
    replaces: /@tarojs[\\/]router[\\/]dist[\\/]style\.js$/,
    by: 'routerStyle.js',
    reason: 'styles for bars, tabs and animations that this app does not have',
  },
  {
    replaces: /@tarojs[\\/]api[\\/]dist[\\/]interceptor[\\/]index\.js$/,
    by: 'interceptor.js',
    reason: 'interceptors of Taro.request: requests go through platform/request',
  },
  {
    replaces: /@tarojs[\\/]api[\\/]dist[\\/]interceptor[\\/]interceptors\.js$/,
    by: 'nothing.js',
    reason: 'interceptors of Taro.request: requests go through platform/request',
  },
]

/** The same for the mini-program. */
export const weappPatches: readonly TaroPatch[] = [
  ...bothTargets,
  {
    replaces: /dom-external[\\/]inner-html[\\/]html\.js$/,
    by: 'innerHtml.js',
    reason: 'an HTML parser: article text is a tree of our own',
  },
  {
    replaces: /@tarojs[\\/]runtime[\\/]dist[\\/]bom[\\/](URL|URLSearchParams|history|location)\.js$/,
    by: 'noAddress.js',
    reason: 'an address bar, which a mini-program has not',
  },
  {
    replaces: /node_modules[\\/]tslib[\\/].*\.m?js$/,
    by: 'tslib.js',
    reason: 'helpers for engines older than ours',
  },
]

/** Stops a build with another Taro than the patches were written against. */
export const checkTaroVersion = (installed: string): void => {
  if (installed === PATCHED_TARO) return
  throw new Error(
    `Taro ${installed} is installed, and config/taro-patches was written for ${PATCHED_TARO}: compare each replaced file with ` +
      "the new version's, then raise PATCHED_TARO in config/taro-patches/taroPatches.ts",
  )
}

interface PluginChain {
  plugin(name: string): { use(plugin: unknown, args: unknown[]): unknown }
}

/** Puts the replacements into a build. */
export const applyTaroPatches = (chain: PluginChain, patches: readonly TaroPatch[]): void => {
  for (const [index, { replaces, by }] of patches.entries())
    chain.plugin(`taroPatch${index}`).use(NormalModuleReplacementPlugin, [replaces, path.join(__dirname, by)])
}
