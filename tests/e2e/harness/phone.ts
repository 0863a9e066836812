/** The phone that tests open pages with. */
export const PHONE = {
  viewport: { width: 375, height: 812 },
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  // It would answer for what a test lets fail; the tests of starts without a network allow it.
  serviceWorkers: 'block',
} as const
