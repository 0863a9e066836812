import { isRecord } from '../../shared/isRecord'
import type { HostContext } from '../HostContext'
import { Options } from './Options'
import { select } from './shadowOf'

const margin = (input: unknown): string => {
  const sides = new Options(input)
  return ['top', 'right', 'bottom', 'left'].map((side) => `${sides.number(side, 0)}px`).join(' ')
}

/** `wx.createIntersectionObserver()`, on the browser's own. */
export class NodeObserver {
  private readonly component: Readonly<Record<string, unknown>> | null
  private readonly options: Options
  private readonly observers: IntersectionObserver[] = []
  private root: Element | null = null
  private rootMargin = '0px'

  constructor(
    private readonly host: HostContext,
    component: unknown,
    options: unknown,
  ) {
    this.component = isRecord(component) ? component : null
    this.options = new Options(options)
  }

  relativeTo(selector: string, margins?: unknown): this {
    this.root = select(this.host, this.component, selector)[0]?.$$ ?? null
    this.rootMargin = margin(margins)
    return this
  }

  relativeToViewport(margins?: unknown): this {
    this.root = this.host.pages.top.scroller
    this.rootMargin = margin(margins)
    return this
  }

  observe(selector: string, listener: (result: unknown) => unknown): void {
    const thresholds = this.options.list('thresholds').map(Number)
    const all = this.options.flag('observeAll')
    for (const node of select(this.host, this.component, selector, all)) {
      if (!node.$$) continue
      const report = (entry: IntersectionObserverEntry): unknown =>
        listener({
          id: node.id,
          dataset: node.dataset,
          intersectionRatio: entry.intersectionRatio,
          intersectionRect: entry.intersectionRect.toJSON(),
          boundingClientRect: entry.boundingClientRect.toJSON(),
          relativeRect: entry.rootBounds?.toJSON(),
          time: entry.time,
        })
      const observer = new IntersectionObserver((entries) => entries.forEach(report), {
        root: this.root,
        rootMargin: this.rootMargin,
        threshold: thresholds.length > 0 ? thresholds : [0],
      })
      observer.observe(node.$$)
      this.observers.push(observer)
    }
  }

  disconnect(): void {
    for (const observer of this.observers) observer.disconnect()
  }
}
