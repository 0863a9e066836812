import type { Query } from '@/lib/query'

/** Device facts, read once at start. */
export interface DeviceFacts {
  readonly target: 'h5' | 'weapp'
  readonly userAgent: string
  /** Host name of the page; empty in the mini-program. */
  readonly hostname: string
  /** H5 inside the web-view of a mini-program. */
  readonly inMiniProgramWebView: boolean
  /** The reader's font setting, 1 is normal. */
  readonly fontScale: number
  /** Text sizes that the app itself offers, 1 is normal; empty where the system's setting rules. */
  readonly textSizes: readonly number[]
  /** How the app was opened: the public address on H5, the page path in the mini-program. */
  readonly launch: { readonly path: string; readonly query: Query; readonly scene: number }
}

/** How the app was entered: page path and query, as DeviceFacts.launch. */
export type Entry = Pick<DeviceFacts['launch'], 'path' | 'query'>

export interface Device {
  read(): DeviceFacts
  /** Calls back when the living app is entered anew, by a code or a card; coming back to it is no entry. Never on H5, where that is a new page. */
  onEnter(listener: (entry: Entry) => void): void
  /** Calls back with an entry to a page that this version does not have. Never on H5, where the router answers. */
  onMissing(listener: (entry: Entry) => void): void
}
