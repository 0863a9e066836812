import path from 'node:path'

/** Taro hands over a webpack-chain; only what is used here is named. */
export interface ContractChain {
  module: {
    rule(name: string): {
      test(pattern: RegExp): { pre(): { use(name: string): { loader(file: string): unknown } } }
    }
  }
}

/** Leaves what only the backend reads of the contracts out of a build of the app. */
export const dropBackendFields = (chain: ContractChain): void => {
  chain.module
    .rule('backendFields')
    .test(/[\\/]src[\\/]contracts[\\/].*\.ts$/)
    .pre()
    .use('backendFields')
    .loader(path.join(__dirname, 'backendFieldsLoader.js'))
}
