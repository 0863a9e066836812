import Taro from '@tarojs/taro'
import { dropGuardEntry } from '../back/historyGuard'
import { loadJssdk } from '../share/loadJssdk'
import { scrollKey } from '../scroll/scrollKey'
import { storage } from '../storage'
import type { MiniProgramShell, Navigation, PageTarget } from './types'

interface TaroAppConfig {
  tabBar?: { list: { pagePath: string }[] }
}

/** Runs a call of the surrounding mini-program once the JSSDK is there. */
const inShell = (run: (shell: Record<string, (options: object) => void>) => void): void => {
  void loadJssdk().then((wx) => {
    if (wx) run(wx.miniProgram)
  })
}

const miniProgram: MiniProgramShell = {
  navigateTo: (url) => inShell((shell) => shell['navigateTo']?.({ url })),
  switchTab: (url) => inShell((shell) => shell['switchTab']?.({ url })),
  reLaunch: (url) => inShell((shell) => shell['reLaunch']?.({ url })),
  postMessage: (data) => inShell((shell) => shell['postMessage']?.({ data })),
}

/** A page that is navigated to begins at its top (seed §2); only a reload comes back to where it was. */
const fresh = ({ address }: PageTarget): { url: string } => {
  storage.session.remove(scrollKey(address))
  return { url: address }
}

export const navigation: Navigation = {
  push: async (target) => void (await Taro.navigateTo(fresh(target))),
  replace: async (target) => {
    await dropGuardEntry()
    await Taro.redirectTo(fresh(target))
  },
  relaunch: async (target) => void (await Taro.reLaunch(fresh(target))),
  switchTab: async ({ address }) => void (await Taro.switchTab({ url: address })),
  back: (delta) => void Taro.navigateBack({ delta }),
  depth: () => Taro.getCurrentPages().length,
  current: () => window.location.pathname + window.location.search,
  setTitle: (title) => {
    document.title = title
  },
  leave: (url) => window.location.assign(url),
  rewriteAddress: (address) => window.history.replaceState(window.history.state, '', address),
  reload: () => window.location.reload(),
  begin: (tabPaths) => {
    // Our own tab bar is drawn by PageShell; Taro's would bring a web component, so it only learns the list.
    const config = Reflect.get(window, '__taroAppConfig') as TaroAppConfig | undefined
    if (config) config.tabBar = { list: tabPaths.map((pagePath) => ({ pagePath })) }
  },
  miniProgram,
}
