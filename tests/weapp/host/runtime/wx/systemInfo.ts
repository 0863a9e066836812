import { NAVIGATION_HEIGHT } from '../chrome/Chrome'
import type { HostContext } from '../HostContext'

const STATUS_BAR = 20
const CAPSULE = { width: 87, height: 32, top: 26, bottom: 58, margin: 7 }

const hostWidth = (): number => document.getElementById('__weapp-host')?.clientWidth ?? innerWidth

/** Sizes of the window. */
export const windowInfo = ({ chrome }: HostContext): Record<string, unknown> => {
  const width = hostWidth()
  return {
    pixelRatio: devicePixelRatio,
    screenWidth: width,
    screenHeight: innerHeight,
    windowWidth: width,
    windowHeight: chrome.pages.clientHeight || innerHeight - NAVIGATION_HEIGHT,
    statusBarHeight: STATUS_BAR,
    screenTop: NAVIGATION_HEIGHT,
    safeArea: {
      left: 0,
      right: width,
      top: STATUS_BAR,
      bottom: innerHeight,
      width,
      height: innerHeight - STATUS_BAR,
    },
  }
}

/** The phone. */
export const deviceInfo = (): Record<string, unknown> => ({
  brand: 'devtools',
  model: 'weapp-host',
  system: 'iOS 17.0',
  platform: 'ios',
  abi: '',
  benchmarkLevel: 1,
  memorySize: 2048,
})

/** WeChat itself. */
export const appBaseInfo = ({ config, device }: HostContext): Record<string, unknown> => ({
  SDKVersion: '3.8.0',
  version: '8.0.50',
  language: 'zh_CN',
  enableDebug: false,
  theme: device.theme,
  fontSizeSetting: config.fontSizeSetting,
  fontSizeScaleFactor: config.fontSizeSetting / 16,
  host: { env: 'WeChat' },
})

/** Position of the capsule button. */
export const menuButtonRect = (): Record<string, number> => {
  const { width, height, top, bottom, margin } = CAPSULE
  const right = hostWidth() - margin
  return { width, height, top, bottom, left: right - width, right }
}
