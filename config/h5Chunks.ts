import path from 'node:path'
import { NormalModuleReplacementPlugin } from 'webpack'

const NODE_MODULES = /[\\/]node_modules[\\/]/
const HEAVY = /[\\/](swiper|hls\.js|@stencil)[\\/]/
const TARO_CSS =
  /@tarojs\/components-react\/dist\/index\.css$|@tarojs\/components\/dist\/taro-components\/taro-components\.css$/

interface ChainLike {
  plugin(name: string): { use(plugin: unknown, args: unknown[]): void }
  optimization: { splitChunks(options: unknown): void }
  performance: { hints(level: false): void }
}
interface ModuleLike {
  resource?: string
}

/**
 * Replaces Taro's default H5 chunking, which copies components, stores and MobX into every page (9 MB at 60 pages), and
 * leaves out the CSS of controls that src/ui styles itself.
 */
export const h5Chunks = (chain: ChainLike): void => {
  chain
    .plugin('taroControls')
    .use(NormalModuleReplacementPlugin, [TARO_CSS, path.join(__dirname, 'taroControls.css')])
  // `npm run size` holds the budgets of docs/quality; webpack's own limits know nothing of gzip.
  chain.performance.hints(false)
  chain.optimization.splitChunks({
    chunks: 'all',
    minSize: 10_000,
    maxInitialRequests: 5,
    maxAsyncRequests: 5,
    cacheGroups: {
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
      shared: { chunks: 'async', minChunks: 2, priority: 10, minSize: 10_000, reuseExistingChunk: true },
    },
  })
}
