/** One call of `setData`, as it would cross the bridge of a device. */
export interface SetDataRecord {
  readonly page: string
  /** Distinguishes pages of one path. */
  readonly instance: number
  readonly bytes: number
  readonly keys: number
  readonly ms: number
  /** The first one of its page. */
  readonly first: boolean
}

/** Contents of a share. */
export interface ShareRecord {
  readonly from: 'menu' | 'button' | 'timeline'
  readonly title: string
  readonly path: string
  readonly imageUrl: string
}

/** A page of the stack. */
export interface StackEntry {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** Results of a mini-program run for tests. */
export interface HostStats {
  readonly setData: SetDataRecord[]
  readonly violations: string[]
  readonly errors: string[]
  readonly missingApis: Record<string, number>
  readonly warnings: Record<string, number>
  readonly calls: { readonly api: string; readonly args: string }[]
  readonly shares: ShareRecord[]
  readonly loadedPackages: string[]
  /** Recordings that began to play, by the address they came from. */
  readonly sounds: string[]
  /** Jumps that leave the mini-program: another one, a phone call, the way out. */
  readonly exits: { readonly api: string; readonly target: string }[]
}

/** `window.__weapp`: how a test or a developer's console reaches the running mini-program. */
export interface HostHandle {
  ready: boolean
  fatal: string | null
  bootMs: number
  readonly stats: HostStats
  readonly wx: Readonly<Record<string, unknown>>
  clipboard(): string
  pages(): StackEntry[]
  pageData(): unknown
  launchScene(): number
  /** Calls a member of `wx` that takes one options object and waits for its end. */
  call(api: string, options: Readonly<Record<string, unknown>>): Promise<unknown>
  share(): Promise<ShareRecord | null>
  shareTimeline(): ShareRecord | null
  pullDown(): void
  background(): void
  foreground(): void
  setNetwork(type: string): void
}

declare global {
  interface Window {
    __weapp?: HostHandle
    /** Overrides of the host's settings, set before it boots. */
    __weappConfig?: Readonly<Record<string, unknown>>
  }
}
