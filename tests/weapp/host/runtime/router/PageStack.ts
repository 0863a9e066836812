import type { PackMeta, PageMeta } from '../../shared/PackMeta'
import type { Chrome } from '../chrome/Chrome'
import type { PageRoot } from '../engine/adapter'
import type { ModuleLoader } from '../modules/ModuleLoader'
import type { Recorder } from '../Recorder'
import { EventChannel } from './EventChannel'
import { PageInstance } from './PageInstance'
import { PageStyles } from './PageStyles'
import { parseQuery } from './parseQuery'

const MOST_PAGES = 10
const SETTLE_MS = 300

/** The five moves of a mini-program. */
export type Move = 'navigateTo' | 'redirectTo' | 'navigateBack' | 'reLaunch' | 'switchTab'

/** Options of a navigation. */
export interface MoveOptions {
  readonly url?: string
  readonly delta?: number
  readonly events?: Readonly<Record<string, unknown>>
}

interface Target {
  readonly page: PageMeta
  readonly query: Readonly<Record<string, string>>
}

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))
const turn = (): Promise<unknown> => new Promise((done) => setTimeout(done))

/** The page stack, with WeChat's rules about what may follow what. */
export class PageStack {
  private readonly stack: PageInstance[] = []
  private readonly tabs = new Map<string, PageInstance>()
  private readonly badges: Record<number, string> = {}
  private readonly styles: PageStyles
  private queue: Promise<unknown> = Promise.resolve()
  private nextId = 1

  constructor(
    private readonly meta: PackMeta,
    private readonly modules: ModuleLoader,
    private readonly chrome: Chrome,
    private readonly recorder: Recorder,
    private readonly createRoot: (path: string) => PageRoot,
  ) {
    this.styles = new PageStyles(meta.css)
    this.styles.use('app')
  }

  get list(): readonly PageInstance[] {
    return this.stack
  }

  /** The value of `getCurrentPages()`. */
  get callers(): unknown[] {
    return this.stack.map(({ caller }) => caller)
  }

  get top(): PageInstance {
    const top = this.stack.at(-1)
    if (!top) throw new Error('no page is open')
    return top
  }

  /** Runs a move: one at a time, and never inside the caller's own turn. */
  move(kind: Move, options: MoveOptions): Promise<unknown> {
    const run = this.queue
      .catch(() => undefined)
      .then(turn)
      .then(() => this[kind](options))
      .then((result) => this.settled().then(() => result))
    this.queue = run
    return run
  }

  refreshBars(): void {
    const { top } = this
    this.chrome.navigationBar.show(top.bar, this.stack.length > 1)
    this.chrome.tabBar.show(top.meta.path, this.badges, top.tabHidden)
    this.chrome.measure()
  }

  setBadge(index: number, text: string): void {
    this.badges[index] = text
    this.refreshBars()
  }

  isTab(path: string): boolean {
    return this.meta.tabBar?.list.some(({ pagePath }) => pagePath === path) ?? false
  }

  private async navigateTo({ url = '', events = {} }: MoveOptions): Promise<unknown> {
    const target = this.resolve(url, 'navigateTo')
    if (this.isTab(target.page.path)) this.refuse('navigateTo:fail can not navigateTo a tabbar page')
    if (this.stack.length >= MOST_PAGES) this.refuse('navigateTo:fail webview count limit exceed')
    await this.modules.loadPackage(target.page.pkg)
    const channel = new EventChannel()
    for (const [name, listener] of Object.entries(events)) {
      if (typeof listener === 'function') channel.on(name, (...args) => listener(...args))
    }
    this.stack.at(-1)?.hide()
    this.create(target, channel.opposite)
    return { eventChannel: channel }
  }

  private async redirectTo({ url = '' }: MoveOptions): Promise<void> {
    const target = this.resolve(url, 'redirectTo')
    if (this.isTab(target.page.path)) this.refuse('redirectTo:fail can not redirectTo a tabbar page')
    await this.modules.loadPackage(target.page.pkg)
    const old = this.stack.pop()
    if (old) this.unload(old)
    this.create(target)
  }

  private async navigateBack({ delta = 1 }: MoveOptions): Promise<void> {
    if (this.stack.length < 2) throw new Error('navigateBack:fail cannot navigate back at first page.')
    const count = Math.min(Math.max(1, delta), this.stack.length - 1)
    for (const page of this.stack.splice(-count).reverse()) this.unload(page)
    this.show(this.top)
  }

  private async reLaunch({ url = '' }: MoveOptions): Promise<void> {
    const target = this.resolve(url, 'reLaunch')
    await this.modules.loadPackage(target.page.pkg)
    for (const page of new Set([...this.stack.splice(0).reverse(), ...this.tabs.values()])) this.unload(page)
    this.create(target)
  }

  private async switchTab({ url = '' }: MoveOptions): Promise<void> {
    const target = this.resolve(url, 'switchTab')
    const { path } = target.page
    if (url.includes('?')) this.recorder.violation(`switchTab: ${url} has a query, which WeChat drops`)
    if (!this.isTab(path)) this.refuse('switchTab:fail can not switch to no-tabBar page')
    const from = this.stack.at(-1)
    if (from?.meta.path === path) return
    for (const page of this.stack.splice(0).reverse()) {
      if (this.isTab(page.meta.path)) page.hide()
      else this.unload(page)
    }
    const kept = this.tabs.get(path)
    if (kept) {
      this.stack.push(kept)
      this.show(kept)
    } else this.create({ page: target.page, query: {} })
    this.reportTabTap(path)
  }

  private reportTabTap(path: string): void {
    const list = this.meta.tabBar?.list ?? []
    const index = list.findIndex(({ pagePath }) => pagePath === path)
    this.top.hook('onTabItemTap', { index: String(index), pagePath: path, text: list[index]?.text ?? '' })
  }

  private create({ page, query }: Target, channel?: EventChannel): void {
    this.modules.define(page.path)
    this.styles.use(page.path)
    this.recorder.pageCreated()
    const root = this.createRoot(page.path)
    const instance = new PageInstance(this.nextId++, page, query, root, this.recorder, channel)
    instance.mount(this.chrome.pages)
    this.stack.push(instance)
    if (this.isTab(page.path)) this.tabs.set(page.path, instance)
    this.hideOthers(instance)
    this.refreshBars()
    instance.hook('onLoad', query)
    this.show(instance)
    void frame()
      .then(frame)
      .then(() => instance.frame.isConnected && instance.hook('onReady'))
  }

  private show(page: PageInstance): void {
    this.hideOthers(page)
    this.styles.use(page.meta.path)
    this.refreshBars()
    page.show()
  }

  private hideOthers(page: PageInstance): void {
    for (const other of [...this.stack, ...this.tabs.values()]) if (other !== page) other.frame.hidden = true
  }

  private unload(page: PageInstance): void {
    page.unload()
    if (this.tabs.get(page.meta.path) === page) this.tabs.delete(page.meta.path)
  }

  private resolve(url: string, api: Move): Target {
    const [path = '', query = ''] = url.split('?')
    const from = this.stack.at(-1)?.meta.path ?? ''
    const wanted = path.startsWith('/')
      ? path.slice(1)
      : new URL(path, `http://package/${from}`).pathname.slice(1)
    const page = this.meta.pages.find((declared) => declared.path === wanted)
    if (!page) return this.refuse(`${api}:fail page "${wanted}" is not found`)
    return { page, query: parseQuery(query) }
  }

  /** Refuses by a rule of the platform: the caller gets the failure, the test the violation. */
  private refuse(message: string): never {
    this.recorder.violation(message)
    throw new Error(message)
  }

  // `success` comes once the new page has rendered, as on a device: Taro's useLoad has run by then.
  private async settled(): Promise<void> {
    const page = this.stack.at(-1)
    const { setData } = this.recorder.stats
    const before = setData.length
    const end = performance.now() + SETTLE_MS
    do await frame()
    while (page?.fresh && setData.length === before && performance.now() < end)
    if (page) page.fresh = false
  }
}
