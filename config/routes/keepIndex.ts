import path from 'node:path'
import { NormalModuleReplacementPlugin } from 'webpack'

/** Taro hands over a webpack-chain; only what is used here is named. */
export interface IndexableChain {
  module: {
    rule(name: string): {
      test(pattern: RegExp): {
        set(key: 'resourceQuery', pattern: RegExp): { use(name: string): { loader(file: string): unknown } }
      }
    }
  }
  plugin(name: string): { use(plugin: unknown, args: unknown[]): unknown }
}

const ROWS = /\.[\\/]\w+Routes$/
const TABLE = /[\\/]src[\\/]routes[\\/]table[\\/]index\.ts$/

interface Resolving {
  request: string
  readonly contextInfo: { readonly issuer: string }
}

/** The query makes it a separate module: Taro identifies modules of subpackages by their file. */
const askForIndex = (module: Resolving): void => {
  if (TABLE.test(module.contextInfo.issuer)) module.request += '?index'
}

/** Replaces the table in every entry by an index; an import of an area's rows by their file still gets all of them. */
export const keepIndex = (chain: IndexableChain): void => {
  chain.plugin('routeIndex').use(NormalModuleReplacementPlugin, [ROWS, askForIndex])
  chain.module
    .rule('routeIndex')
    .test(/Routes\.ts$/)
    .set('resourceQuery', /^\?index$/)
    .use('routeIndex')
    .loader(path.join(__dirname, 'indexLoader.js'))
}
