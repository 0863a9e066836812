import { requireWithEsbuild } from '@tarojs/helper'
import type { IPluginContext } from '@tarojs/service'
import path from 'node:path'

/** What Taro has gathered for each page: its json to be. */
type ConfigMap = Record<string, { content: { navigationBarTitleText?: string } }>

/** Gives each mini-program page the title of its row at build time, so that no other title flashes first. */
export default (context: IPluginContext): void => {
  const { pageTitles } = requireWithEsbuild(path.resolve(__dirname, '../src/routes/taroRoutes.ts')) as {
    pageTitles: Record<string, string>
  }
  context.modifyMiniConfigs(({ configMap }: { configMap: ConfigMap }) => {
    for (const [name, entry] of Object.entries(configMap)) {
      const title = pageTitles[name.replace(/\\/g, '/').replace(/\.config$/, '')]
      if (title) entry.content.navigationBarTitleText = title
    }
  })
}
