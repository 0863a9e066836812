import type { PageMeta, WindowConfig } from '../../shared/PackMeta'
import type { Caller, PageRoot } from '../engine/adapter'
import type { Recorder } from '../Recorder'
import { callHook } from './callHook'
import { EventChannel } from './EventChannel'

const REACH_BOTTOM_PX = 50

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** One open page: its frame on the screen, its component and its state. */
export class PageInstance {
  readonly frame = document.createElement('div')
  readonly scroller = document.createElement('div')
  readonly caller: Caller
  readonly bar: Mutable<WindowConfig>
  tabHidden = false
  /** Not yet rendered. */
  fresh = true
  private shown = false
  private lastTop = 0
  private atBottom = false

  constructor(
    readonly id: number,
    readonly meta: PageMeta,
    readonly query: Readonly<Record<string, string>>,
    private readonly root: PageRoot,
    private readonly recorder: Recorder,
    channel: EventChannel = new EventChannel(),
  ) {
    this.bar = { ...meta.config }
    this.frame.className = 'wx-frame'
    this.frame.dataset['page'] = meta.path
    this.frame.dataset['pageId'] = String(id)
    this.scroller.className = 'wx-scroller'
    this.frame.append(this.scroller)
    this.caller = root.get()
    Object.assign(this.caller, {
      route: meta.path,
      __route__: meta.path,
      options: query,
      __wxWebviewId__: id,
      getPageId: () => `pageId:${id}`,
      getOpenerEventChannel: () => channel,
    })
    this.scroller.addEventListener('scroll', () => this.scrolled())
  }

  mount(parent: Element): void {
    const placeholder = document.createElement('i')
    this.scroller.append(placeholder)
    parent.append(this.frame)
    this.root.attach(this.scroller, placeholder)
  }

  hook(name: string, ...args: unknown[]): unknown {
    return callHook(this.caller, name, this.recorder, ...args)
  }

  has(hook: string): boolean {
    return typeof this.caller[hook] === 'function'
  }

  show(): void {
    this.frame.hidden = false
    if (this.shown) return
    this.shown = true
    this.hook('onShow')
  }

  hide(): void {
    if (!this.shown) return
    this.shown = false
    this.hook('onHide')
  }

  unload(): void {
    this.hook('onUnload')
    this.root.release()
    this.frame.remove()
  }

  private scrolled(): void {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller
    if (scrollTop !== this.lastTop) {
      this.lastTop = scrollTop
      this.hook('onPageScroll', { scrollTop })
    }
    const distance = this.meta.config.onReachBottomDistance ?? REACH_BOTTOM_PX
    const atBottom = scrollHeight - clientHeight - scrollTop <= distance
    if (atBottom && !this.atBottom) this.hook('onReachBottom')
    this.atBottom = atBottom
  }
}
