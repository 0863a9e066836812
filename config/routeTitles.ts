import type { IPluginContext } from '@tarojs/service'
import path from 'node:path'
import { readModule } from './readModule'

/** The page JSON that Taro collects for each page. */
type ConfigMap = Record<string, { content: { navigationBarTitleText?: string } }>

const TARO_ROUTES = path.resolve(__dirname, '../src/routes/taroRoutes.ts')

/** Gives each mini-program page the title of its row at build time, so that no other title flashes first. */
export default (context: IPluginContext): void => {
  context.modifyMiniConfigs(({ configMap }: { configMap: ConfigMap }) => {
    // At each build: a title that is edited while `npm run dev:weapp` runs is on the next.
    const { pageTitles } = readModule(TARO_ROUTES).exported as { pageTitles: Record<string, string> }
    for (const [name, entry] of Object.entries(configMap)) {
      const title = pageTitles[name.replace(/\\/g, '/').replace(/\.config$/, '')]
      if (title) entry.content.navigationBarTitleText = title
    }
  })
}
