import type { Query } from '@/lib/query'

/** What the app may know about where it runs, read once at start. */
export interface DeviceFacts {
  readonly target: 'h5' | 'weapp'
  readonly userAgent: string
  /** Host name of the page; empty in the mini-program. */
  readonly hostname: string
  /** H5 inside the web-view of a mini-program. */
  readonly inMiniProgramWebView: boolean
  /** The reader's font setting, 1 is normal. */
  readonly fontScale: number
  /** How the app was opened: the public address on H5, the page path in the mini-program. */
  readonly launch: { readonly path: string; readonly query: Query; readonly scene: number }
}

export interface Device {
  read(): DeviceFacts
}
