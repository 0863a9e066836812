import type { FloatingLink } from './LandingPage'

/** What the floating links say, also before the app is there (server/src/firstScreen). */
export const floatingTexts: Readonly<Record<FloatingLink, string>> = {
  app: '下载',
  shop: '资源',
  brand: '品牌',
}
