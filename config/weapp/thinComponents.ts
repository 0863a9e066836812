import path from 'node:path'
import type { ContractChain } from '../contracts/dropSummaries'

/** Leaves out of Taro's tables of components what only its templates are made of: 9 KB. */
export const thinComponents = (chain: ContractChain): void => {
  chain.module
    .rule('components')
    .test(/@tarojs[\\/](shared|plugin-platform-weapp)[\\/]dist[\\/](shared\.esm|components|runtime)\.js$/)
    .pre()
    .use('components')
    .loader(path.join(__dirname, 'componentsLoader.js'))
}
