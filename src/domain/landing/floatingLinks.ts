import type { FloatingLink } from './LandingPage'

/** Texts of the floating links, also used before the app starts (server/src/firstScreen). */
export const floatingTexts: Readonly<Record<FloatingLink, string>> = {
  app: '下载',
  shop: '资源',
  brand: '品牌',
}
