import path from 'node:path'
import { NormalModuleReplacementPlugin } from 'webpack'

/** Parts of Taro that this app does not use, and what stands in for each (sizes in decisions/002). */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/dom-external[\\/]inner-html[\\/]html\.js$/, 'innerHtml.js'],
  [/@tarojs[\\/]runtime[\\/]dist[\\/]perf\.js$/, '../perf.js'],
  [/node_modules[\\/]tslib[\\/].*\.m?js$/, '../tslib.js'],
]

/** Taro hands over a webpack-chain; only what is used here is named. */
interface ChainLike {
  plugin(name: string): { use(plugin: unknown, args: unknown[]): unknown }
  resolve: { alias: { set(name: string, target: string): unknown } }
}

/** Leaves out parts of Taro: its runtime is taken file by file, not as the one file that it offers mini-programs. */
export const weappBundle = (chain: ChainLike): void => {
  chain.resolve.alias.set('@tarojs/runtime$', '@tarojs/runtime/dist/index.js')
  for (const [index, [pattern, file]] of REPLACED.entries()) {
    chain.plugin(`replaced${index}`).use(NormalModuleReplacementPlugin, [pattern, path.join(__dirname, file)])
  }
}
