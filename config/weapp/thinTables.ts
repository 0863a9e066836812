import path from 'node:path'
import type { ContractChain } from '../contracts/dropBackendFields'

/** Leaves out of Taro's tables what the running app does not read: attributes of components (9 KB) and calls of WeChat (3 KB). */
export const thinTables = (chain: ContractChain): void => {
  chain.module
    .rule('components')
    .test(/@tarojs[\\/](shared|plugin-platform-weapp)[\\/]dist[\\/](shared\.esm|components|runtime)\.js$/)
    .pre()
    .use('components')
    .loader(path.join(__dirname, 'componentsLoader.js'))
  chain.module
    .rule('promisedApis')
    .test(/@tarojs[\\/](shared[\\/]dist[\\/]native-apis|plugin-platform-weapp[\\/]dist[\\/]runtime)\.js$/)
    .pre()
    .use('promisedApis')
    .loader(path.join(__dirname, 'promisedApisLoader.js'))
}
