import type { Device, DeviceFacts, Entry } from './types'

export type * from './types'

/** Facts that a test may change before it builds stores. */
export const fakeFacts: { current: DeviceFacts } = {
  current: {
    target: 'h5',
    userAgent: '',
    hostname: 'localhost',
    inMiniProgramWebView: false,
    fontScale: 1,
    textSizes: [],
    launch: { path: '/', query: {}, scene: 0 },
  },
}

/** Lets a test enter the living app anew, or ask for a page that is gone. */
export const fakeEntries: { enter: (entry: Entry) => void; miss: (entry: Entry) => void } = {
  enter: () => undefined,
  miss: () => undefined,
}

export const device: Device = {
  read: () => fakeFacts.current,
  onEnter: (listener) => void (fakeEntries.enter = listener),
  onMissing: (listener) => void (fakeEntries.miss = listener),
}
