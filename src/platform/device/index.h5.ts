import { parseQuery } from '@/lib/query'
import type { Device } from './types'

const FONT_BASE = 16

/** WeChat on Android sets `__wxjs_environment` for pages inside a mini-program, iOS only writes it into the user agent. */
const inMiniProgram = (): boolean =>
  Reflect.get(window, '__wxjs_environment') === 'miniprogram' || /miniProgram/i.test(navigator.userAgent)

const fontScale = (): number => {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Number.isFinite(size) && size > 0 ? size / FONT_BASE : 1
}

export const device: Device = {
  onEnter: () => undefined,
  onMissing: () => undefined,
  read: () => ({
    target: 'h5',
    userAgent: navigator.userAgent,
    hostname: window.location.hostname,
    inMiniProgramWebView: inMiniProgram(),
    fontScale: fontScale(),
    textSizes: [1, 1.2, 1.4],
    launch: { path: window.location.pathname, query: parseQuery(window.location.search), scene: 0 },
  }),
}
