/** One page under both of its names. */
export interface PageTarget {
  /** Public address, used on H5. */
  readonly address: string
  /** Page path with `route=`, used in the mini-program. */
  readonly pagePath: string
}

/** Calls of the mini-program around an H5 page (`wx.miniProgram` of the JSSDK). */
export interface MiniProgramShell {
  navigateTo(pagePath: string): void
  /** WeChat refuses a query on tab pages. */
  switchTab(pagePath: string): void
  reLaunch(pagePath: string): void
  postMessage(data: Readonly<Record<string, string>>): void
}

export interface Navigation {
  push(target: PageTarget): Promise<void>
  replace(target: PageTarget): Promise<void>
  /** Closes every page and opens this one. */
  relaunch(target: PageTarget): Promise<void>
  switchTab(target: PageTarget): Promise<void>
  back(delta: number): void
  /** Pages on the stack, the visible one included. */
  depth(): number
  /** Public address on H5, page path in the mini-program, with the query. */
  current(): string
  setTitle(title: string): void
  /** Leaves for another site. */
  leave(url: string): void
  /** Changes the address without navigating (H5 only), so that a reload or a share keeps what is on screen. */
  rewriteAddress(address: string): void
  reload(): void
  /**
   * Called once, before the first page is mounted. On H5, passes the tab pages to Taro's router, so that switching
   * keeps them alive; in the mini-program, draws each page before it is left (decisions/101).
   */
  begin(tabPaths: readonly string[]): void
  readonly miniProgram: MiniProgramShell
}
