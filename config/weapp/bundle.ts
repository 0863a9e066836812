import { version } from '@tarojs/taro/package.json'
import { NormalModule, type Compiler } from 'webpack'
import { dropBackendFields, type ContractChain } from '../contracts/dropBackendFields'
import { keepIndex, type IndexableChain } from '../routes/keepIndex'
import { applyTaroPatches, checkTaroVersion, weappPatches } from '../taro-patches/taroPatches'
import { ShortStats } from '../ShortStats'
import { ConfigsUseNothing } from './ConfigsUseNothing'
import { groupShared, type SplitPlugin } from './groupShared'
import { thinTables } from './thinTables'

/** Taro hands over a webpack-chain; only what is used here is named. */
interface ChainLike extends IndexableChain {
  plugin(name: string): ReturnType<IndexableChain['plugin']> & {
    init(make: (Plugin: SplitPlugin, args: unknown[]) => unknown): unknown
  }
  resolve: { alias: { set(name: string, target: string): unknown } }
}

const NAME = 'SlimAppConfig'
/** After Taro's own plugin has named its loader. */
const LATE = { name: NAME, stage: 100 }

/** Taro writes the whole of app.json into app.js once more, where nothing of the mini-program reads it: 36 bytes a page. */
class SlimAppConfig {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(LATE, (compilation) => {
      NormalModule.getCompilationHooks(compilation).loader.tap(LATE, (_, module) => {
        module.loaders = module.loaders.map((one) =>
          one.loader === '@tarojs/taro-loader'
            ? { ...one, options: { ...(one.options as object), config: {} } }
            : one,
        )
      })
    })
  }
}

/** Leaves out parts of Taro: its runtime is taken file by file, not as the one file that it offers mini-programs. */
export const weappBundle = (chain: ChainLike & ContractChain): void => {
  checkTaroVersion(version)
  keepIndex(chain)
  chain.plugin('shortStats').use(ShortStats, [])
  dropBackendFields(chain)
  chain.resolve.alias.set('@tarojs/runtime$', '@tarojs/runtime/dist/index.js')
  chain.plugin('miniSplitChunksPlugin').init((Plugin, args) => new (groupShared(Plugin))(...args))
  chain.plugin('configsUseNothing').use(ConfigsUseNothing, [])
  thinTables(chain)
  chain.plugin('slimAppConfig').use(SlimAppConfig, [])
  applyTaroPatches(chain, weappPatches)
}
