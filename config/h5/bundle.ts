import path from 'node:path'
import { version } from '@tarojs/taro/package.json'
import { ContextReplacementPlugin, NormalModuleReplacementPlugin } from 'webpack'
import { ShortStats } from '../ShortStats'
import { ServiceWorkerPlugin } from './worker/ServiceWorkerPlugin'
import { dropBackendFields, type ContractChain } from '../contracts/dropBackendFields'
import { keepIndex, type IndexableChain } from '../routes/keepIndex'
import { applyTaroPatches, checkTaroVersion, h5Patches } from '../taro-patches/taroPatches'

const NODE_MODULES = /[\\/]node_modules[\\/]/
/** Excluded from the chunk that every page loads. */
const HEAVY = /[\\/](swiper|hls\.js|ts-fsrs|@stencil|components[\\/]input)[\\/]/

interface LoaderMeta {
  extraImportForWeb: string
  execBeforeCreateWebApp: string
}
/** Taro hands over a webpack-chain; only what is used here is named. */
interface ChainLike extends IndexableChain {
  plugin(name: string): {
    use(plugin: unknown, args: unknown[]): unknown
    tap(change: (args: { loaderMeta: LoaderMeta }[]) => unknown[]): unknown
  }
  optimization: { splitChunks(options: object): unknown; set(key: 'chunkIds', kind: 'natural'): unknown }
  performance: { hints(level: false): unknown }
}
interface ModuleLike {
  resource?: string
}

const ADDRESSES = path.resolve(__dirname, '../../src/routes/customRoutes.ts')
const EVERY_PAGE = path.resolve(__dirname, '../../src/app/definePage.tsx')

/**
 * Passes the public addresses to Taro's router from the route table that the app carries anyway, instead of a second
 * copy in the generated entry; leaves out Taro's pull-to-refresh component, which no page uses; bundles the modules of
 * every page with the entry instead of chunks of their own.
 */
const slimEntry = (meta: LoaderMeta): LoaderMeta => ({
  ...meta,
  extraImportForWeb:
    meta.extraImportForWeb.replace(/import \{ PullDownRefresh \}.*\n/, '') +
    `import { customRoutes } from ${JSON.stringify(ADDRESSES)}\nimport ${JSON.stringify(EVERY_PAGE)}\n`,
  execBeforeCreateWebApp:
    meta.execBeforeCreateWebApp.replace(/config\.PullDownRefresh.*\n/, '') +
    'config.router.customRoutes = customRoutes\n',
})

interface Resolving {
  request: string
  readonly contextInfo: { readonly issuer: string }
}

/** Replaces Taro's entry, the only module without an importer, by the start steps, which import it themselves. */
const startInSteps = (module: Resolving): void => {
  if (module.contextInfo.issuer === '') module.request = path.join(__dirname, 'start.js')
}

const chunkGroups = {
  default: false,
  defaultVendors: false,
  lib: {
    name: 'lib',
    chunks: 'async',
    test: ({ resource = '' }: ModuleLike) => NODE_MODULES.test(resource) && !HEAVY.test(resource),
    minChunks: 4,
    priority: 20,
    enforce: true,
  },
  shared: { chunks: 'async', minChunks: 2, priority: 10, minSize: 14_000, reuseExistingChunk: true },
}

/**
 * Replaces Taro's default H5 chunking, which copies components, stores and MobX into every page (9 MB at 60 pages), and
 * leaves out parts of Taro that this app does not use.
 */
export const h5Bundle = (chain: ChainLike & ContractChain): void => {
  checkTaroVersion(version)
  keepIndex(chain)
  chain.plugin('shortStats').use(ShortStats, [])
  dropBackendFields(chain)
  applyTaroPatches(chain, h5Patches)
  // As in src/routes/builtAreas, which Taro's loader of this file does not compile.
  const { NODE_ENV, TARO_APP_AREAS } = process.env
  if (NODE_ENV !== 'production' && TARO_APP_AREAS) {
    const areaFiles = new RegExp(`^\\./(?:${TARO_APP_AREAS.replaceAll(',', '|')})/area$`)
    chain.plugin('areas').use(ContextReplacementPlugin, [/[\\/]src[\\/]features$/, areaFiles])
  }
  if (process.env.NODE_ENV === 'production') {
    chain.plugin('steps').use(NormalModuleReplacementPlugin, [/[\\/]src[\\/]app\.config$/, startInSteps])
    chain.plugin('worker').use(ServiceWorkerPlugin, [])
  }
  chain.plugin('mainPlugin').tap((args) => {
    for (const options of args) options.loaderMeta = slimEntry(options.loaderMeta)
    return args
  })
  // `npm run size` holds the budgets; webpack's own limits know nothing of gzip.
  chain.performance.hints(false)
  // Counted in the order of use: the entry lists those with a style sheet, and short numbers are short there.
  chain.optimization.set('chunkIds', 'natural')
  chain.optimization.splitChunks({
    chunks: 'all',
    minSize: 10_000,
    maxInitialRequests: 5,
    maxAsyncRequests: 5,
    cacheGroups: chunkGroups,
  })
}
