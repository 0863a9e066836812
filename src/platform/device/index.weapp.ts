import Taro from '@tarojs/taro'
import { decodeQuery } from '@/lib/query'
import type { Device } from './types'

const FONT_BASE = 16

export const device: Device = {
  read: () => {
    const launch = Taro.getLaunchOptionsSync()
    const { fontSizeSetting = FONT_BASE } = Taro.getAppBaseInfo() as { fontSizeSetting?: number }
    return {
      target: 'weapp',
      userAgent: 'MicroMessenger miniProgram',
      hostname: '',
      inMiniProgramWebView: false,
      fontScale: fontSizeSetting / FONT_BASE,
      launch: { path: launch.path, query: decodeQuery(launch.query), scene: launch.scene },
    }
  },
}
