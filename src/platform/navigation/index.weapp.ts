import Taro from '@tarojs/taro'
import { formatQuery } from '@/lib/query'
import { drawBeforeLeaving } from './drawBeforeLeaving'
import type { MiniProgramShell, Navigation } from './types'

/** The app is the mini-program itself: the shell's functions for web-view pages run here directly. */
const miniProgram: MiniProgramShell = {
  navigateTo: (url) => void Taro.navigateTo({ url }),
  switchTab: (url) => void Taro.switchTab({ url: url.split('?')[0] ?? url }),
  reLaunch: (url) => void Taro.reLaunch({ url }),
  postMessage: () => undefined,
}

const topPage = (): string => {
  const pages = Taro.getCurrentPages()
  const page = pages[pages.length - 1]
  return page ? `/${page.route ?? ''}${formatQuery(page.options as Record<string, string>)}` : '/'
}

export const navigation: Navigation = {
  push: async ({ pagePath }) => void (await Taro.navigateTo({ url: pagePath })),
  replace: async ({ pagePath }) => void (await Taro.redirectTo({ url: pagePath })),
  relaunch: async ({ pagePath }) => void (await Taro.reLaunch({ url: pagePath })),
  // WeChat refuses a query on tab pages.
  switchTab: async ({ pagePath }) => void (await Taro.switchTab({ url: pagePath.split('?')[0] ?? pagePath })),
  back: (delta) => void Taro.navigateBack({ delta }),
  depth: () => Taro.getCurrentPages().length,
  current: topPage,
  setTitle: (title) => void Taro.setNavigationBarTitle({ title }),
  // A mini-program cannot open a browser: the link goes to the clipboard and WeChat says so.
  leave: (url) => void Taro.setClipboardData({ data: url }),
  rewriteAddress: () => undefined,
  reload: () => void Taro.reLaunch({ url: topPage() }),
  begin: drawBeforeLeaving,
  miniProgram,
}
