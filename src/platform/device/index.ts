import type { Device, DeviceFacts } from './types'

export type * from './types'

/** Facts that a test may change before it builds stores. */
export const fakeFacts: { current: DeviceFacts } = {
  current: {
    target: 'h5',
    userAgent: '',
    hostname: 'localhost',
    inMiniProgramWebView: false,
    fontScale: 1,
    launch: { path: '/', query: {}, scene: 0 },
  },
}

export const device: Device = { read: () => fakeFacts.current }
