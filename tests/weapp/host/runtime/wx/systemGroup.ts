import type { HostContext } from '../HostContext'
import { appBaseInfo, deviceInfo, menuButtonRect, windowInfo } from './systemInfo'
import type { WxGroup } from './WxGroup'

const updateManager = (): Record<string, unknown> => ({
  onCheckForUpdate: (listener: (result: unknown) => void) => setTimeout(() => listener({ hasUpdate: false })),
  onUpdateReady: () => undefined,
  onUpdateFailed: () => undefined,
  applyUpdate: () => undefined,
})

const silent = (...names: string[]): Record<string, () => void> =>
  Object.fromEntries(names.map((name) => [name, () => undefined]))

/** Information about phone, WeChat, account and launch. */
export const systemGroup = (host: HostContext): WxGroup => {
  const { config, device } = host
  const all = (): Record<string, unknown> => ({ ...windowInfo(host), ...deviceInfo(), ...appBaseInfo(host) })
  const launch = (): unknown => device.launchOptions
  return {
    async: {
      getSystemInfo: all,
      getSystemInfoAsync: all,
      getNetworkType: () => ({
        networkType: device.networkType,
        isConnected: device.isConnected,
        weakNet: false,
      }),
      vibrateShort: () => undefined,
      vibrateLong: () => undefined,
      setKeepScreenOn: () => undefined,
      setEnableDebug: () => undefined,
      checkIsAddedToMyMiniProgram: () => ({ added: false }),
      requestSubscribeMessage: (options) =>
        Object.fromEntries(
          options.texts('tmplIds').map((id) => [id, config.authorize ? 'accept' : 'reject']),
        ),
      addPhoneCalendar: (options) => host.recorder.exit('addPhoneCalendar', options.text('title')),
      makePhoneCall: (options) => host.recorder.exit('makePhoneCall', options.text('phoneNumber')),
    },
    direct: {
      getWindowInfo: () => windowInfo(host),
      getDeviceInfo: deviceInfo,
      getAppBaseInfo: () => appBaseInfo(host),
      getSystemInfoSync: all,
      getSystemSetting: () => ({ wifiEnabled: true, deviceOrientation: 'portrait' }),
      getAppAuthorizeSetting: () => ({ notificationAuthorized: 'authorized' }),
      getAccountInfoSync: () => ({
        miniProgram: { appId: config.appid, envVersion: config.envVersion, version: config.version },
      }),
      getLaunchOptionsSync: launch,
      getEnterOptionsSync: launch,
      getMenuButtonBoundingClientRect: menuButtonRect,
      getUpdateManager: updateManager,
      getExtConfigSync: () => ({}),
      getLogManager: () => silent('log', 'info', 'warn', 'debug'),
      getRealtimeLogManager: () => silent('info', 'warn', 'error', 'setFilterMsg', 'addFilterMsg'),
      getPerformance: () => ({ now: () => performance.now(), ...silent('getEntries', 'createObserver') }),
      ...silent('reportMonitor', 'reportPerformance', 'reportEvent', 'reportAnalytics'),
      nextTick: (run: () => void) => void setTimeout(run),
      base64ToArrayBuffer: (text: string) =>
        Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer,
      arrayBufferToBase64: (buffer: ArrayBuffer) =>
        btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('')),
    },
  }
}
