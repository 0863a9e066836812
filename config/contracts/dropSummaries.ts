import path from 'node:path'

/** Taro hands over a webpack-chain; only what is used here is named. */
export interface ContractChain {
  module: {
    rule(name: string): {
      test(pattern: RegExp): { pre(): { use(name: string): { loader(file: string): unknown } } }
    }
  }
}

/** Leaves the summaries of the contracts out of a build of the app. */
export const dropSummaries = (chain: ContractChain): void => {
  chain.module
    .rule('contractSummaries')
    .test(/[\\/]src[\\/]contracts[\\/].*\.ts$/)
    .pre()
    .use('contractSummaries')
    .loader(path.join(__dirname, 'summaryLoader.js'))
}
