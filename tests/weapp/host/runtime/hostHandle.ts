import type { HostHandle } from '../shared/HostHandle'
import type { HostContext } from './HostContext'
import { callHook } from './router/callHook'
import type { ShareMenu } from './wx/ShareMenu'

/** The handle of a running host for tests and the console. */
export const hostHandle = (
  host: HostContext,
  share: ShareMenu,
  wx: Readonly<Record<string, unknown>>,
): HostHandle => {
  const { recorder, pages, device, signals, modules } = host
  const call = (api: string, options: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const member = wx[api]
    if (typeof member !== 'function') throw new Error(`wx.${api} is not a function`)
    return new Promise((success, fail) => void member({ ...options, success, fail }))
  }
  return {
    ready: false,
    fatal: null,
    bootMs: 0,
    stats: recorder.stats,
    wx,
    call,
    clipboard: () => device.clipboard,
    pages: () => pages.list.map(({ meta, query }) => ({ path: meta.path, query })),
    pageData: () => pages.top.caller.data,
    launchScene: () => device.launchOptions.scene,
    share: () => share.toFriend('menu'),
    shareTimeline: () => share.toTimeline(),
    pullDown: () => void pages.top.hook('onPullDownRefresh'),
    background: () => {
      pages.top.hide()
      callHook(modules.app, 'onHide', recorder)
      signals.emit('onAppHide')
    },
    foreground: () => {
      callHook(modules.app, 'onShow', recorder, device.launchOptions)
      signals.emit('onAppShow', device.launchOptions)
      pages.top.show()
    },
    setNetwork: (type) => {
      device.networkType = type
      signals.emit('onNetworkStatusChange', { isConnected: device.isConnected, networkType: type })
    },
  }
}
