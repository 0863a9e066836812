/** Download addresses of the apps (README, configuration table); an empty address hides its button. */
export const appLinks = {
  ios: process.env.TARO_APP_DOWNLOAD_IOS ?? 'https://apps.apple.com/cn/search?term=%E7%A0%94%E9%80%94',
  android: process.env.TARO_APP_DOWNLOAD_ANDROID ?? 'https://sj.qq.com/search?q=%E7%A0%94%E9%80%94',
  page: process.env.TARO_APP_DOWNLOAD_PAGE ?? '',
} as const

export type AppSystem = 'ios' | 'android'

const NAMES: Readonly<Record<AppSystem, string>> = { ios: 'App Store 下载', android: '安卓下载' }

/** The system of a phone by its browser; a desk has neither. */
const systemOf = (userAgent: string): AppSystem | undefined => {
  if (/iPhone|iPad|iPod|Macintosh.*Mobile/i.test(userAgent)) return 'ios'
  return /Android|HarmonyOS/i.test(userAgent) ? 'android' : undefined
}

/** The buttons of a device, its own system first. */
export const downloadChoices = (userAgent: string) => {
  const systems: readonly AppSystem[] =
    systemOf(userAgent) === 'android' ? ['android', 'ios'] : ['ios', 'android']
  return systems
    .map((system) => ({ system, text: NAMES[system], url: appLinks[system] }))
    .filter(({ url }) => url !== '')
}
