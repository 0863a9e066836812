import { isRecord } from '../../shared/isRecord'
import { builtInOf } from '../components/BuiltIn'
import { CanvasComponent } from '../components/CanvasComponent'
import { VideoComponent } from '../components/VideoComponent'
import type { HostNode } from '../engine/adapter'
import type { HostContext } from '../HostContext'
import { select } from './shadowOf'
import { videoContext } from './videoContext'

type Answer = (result: unknown) => unknown
type Fields = Readonly<Record<string, unknown>>

interface Job {
  /** Null is the viewport. */
  readonly selector: string | null
  readonly all: boolean
  readonly fields: Fields
  readonly answer: Answer | undefined
}

const names = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const nodeField = (element: Element): unknown => {
  const component = builtInOf(element)
  if (component instanceof CanvasComponent) return component.canvas
  if (component instanceof VideoComponent) return component.video
  return { scrollTo: (options: ScrollToOptions) => element.scrollTo(options) }
}

const read = (
  element: Element,
  node: HostNode | null,
  fields: Fields,
  origin: DOMRect,
): Record<string, unknown> => {
  const box = element.getBoundingClientRect()
  const component = builtInOf(element)
  const computed = getComputedStyle(element)
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element
  const wants = (name: string): boolean => Boolean(fields[name])
  return {
    ...(wants('id') && { id: node?.id ?? '' }),
    ...(wants('dataset') && { dataset: { ...node?.dataset } }),
    ...(wants('rect') && {
      left: box.left - origin.left,
      top: box.top - origin.top,
      right: box.right - origin.left,
      bottom: box.bottom - origin.top,
    }),
    ...(wants('size') && { width: box.width, height: box.height }),
    ...(wants('scrollOffset') && { scrollLeft, scrollTop, scrollWidth, scrollHeight }),
    ...Object.fromEntries(names(fields['properties']).map((name) => [name, component?.props[camel(name)]])),
    ...Object.fromEntries(names(fields['computedStyle']).map((name) => [name, Reflect.get(computed, name)])),
    ...(wants('node') && { node: nodeField(element) }),
    ...(wants('context') && { context: videoContext(element, () => undefined) }),
  }
}

/** `wx.createSelectorQuery()`. */
export class SelectorQuery {
  private readonly jobs: Job[] = []
  private component: Readonly<Record<string, unknown>> | null = null

  constructor(private readonly host: HostContext) {}

  in(component: unknown): this {
    this.component = isRecord(component) ? component : null
    return this
  }

  select(selector: string): Record<string, unknown> {
    return this.reference(selector, false)
  }

  selectAll(selector: string): Record<string, unknown> {
    return this.reference(selector, true)
  }

  selectViewport(): Record<string, unknown> {
    return this.reference(null, false)
  }

  exec(done?: (results: unknown[]) => unknown): this {
    setTimeout(() => {
      const results = this.jobs.map((job) => this.run(job))
      this.jobs.forEach(({ answer }, index) => answer?.(results[index]))
      done?.(results)
    })
    return this
  }

  private reference(selector: string | null, all: boolean): Record<string, unknown> {
    const add = (fields: Fields, answer?: Answer): this => {
      this.jobs.push({ selector, all, fields, answer })
      return this
    }
    return {
      boundingClientRect: (answer?: Answer) =>
        add({ id: true, dataset: true, rect: true, size: true }, answer),
      scrollOffset: (answer?: Answer) => add({ id: true, dataset: true, scrollOffset: true }, answer),
      fields: add,
      node: (answer?: Answer) => add({ node: true }, answer),
      context: (answer?: Answer) => add({ context: true }, answer),
    }
  }

  private run({ selector, all, fields }: Job): unknown {
    const { scroller } = this.host.pages.top
    const origin = scroller.getBoundingClientRect()
    if (selector === null) return read(scroller, null, fields, origin)
    const nodes = select(this.host, this.component, selector, all)
    const results = nodes.flatMap((node) => (node.$$ ? [read(node.$$, node, fields, origin)] : []))
    return all ? results : (results[0] ?? null)
  }
}
