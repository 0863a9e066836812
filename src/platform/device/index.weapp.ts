import Taro from '@tarojs/taro'
import { decodeQuery } from '@/lib/query'
import type { Device } from './types'

const FONT_BASE = 16

export const device: Device = {
  onEnter: (listener) => {
    // WeChat repeats the last entry each time the app is shown; a code that is scanned again has another `scancode_time`.
    let last = JSON.stringify(Taro.getLaunchOptionsSync().query)
    Taro.onAppShow(({ path, query }) => {
      const now = JSON.stringify(query)
      if (now === last || now === '{}') return
      last = now
      listener({ path: path ?? '', query: decodeQuery(query ?? {}) })
    })
  },
  onMissing: (listener) =>
    Taro.onPageNotFound(({ path, query }) => listener({ path, query: decodeQuery(query) })),
  read: () => {
    const launch = Taro.getLaunchOptionsSync()
    const { fontSizeSetting = FONT_BASE } = Taro.getAppBaseInfo() as { fontSizeSetting?: number }
    return {
      target: 'weapp',
      userAgent: 'MicroMessenger miniProgram',
      hostname: '',
      inMiniProgramWebView: false,
      fontScale: fontSizeSetting / FONT_BASE,
      textSizes: [],
      launch: { path: launch.path, query: decodeQuery(launch.query), scene: launch.scene },
    }
  },
}
