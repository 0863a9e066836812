import type { HostNode, NodeEvent } from '../engine/adapter'
import { dispatch } from '../events/dispatch'
import type { ComponentHost } from '../HostContext'

/** Property names with their defaults. */
export type Props = Readonly<Record<string, unknown>>

/** A class of built-in component. */
export interface BuiltInType {
  readonly defaults: Props
  new (node: HostNode, element: HTMLElement, host: ComponentHost, defaults: Props): BuiltIn
}

/** The properties of everything that shows a pressed state. */
export const HOVER: Props = {
  hoverClass: 'none',
  hoverStopPropagation: false,
  hoverStartTime: 50,
  hoverStayTime: 400,
}

const builtIns = new WeakMap<Element, BuiltIn>()

/** The built-in component that owns a DOM node. */
export const builtInOf = (element: Element | null | undefined): BuiltIn | undefined =>
  element ? builtIns.get(element) : undefined

/** The built-in components below an element, in document order. */
export const builtInsInside = (element: Element, selector = '*'): BuiltIn[] =>
  [...element.querySelectorAll(selector)].flatMap((inner) => builtIns.get(inner) ?? [])

/** A DOM node that a component adds inside its own. */
export const child = <K extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: K,
  className = 'wx-native',
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag)
  if (className) element.className = className
  parent.appendChild(element)
  return element
}

/** One of WeChat's built-in components: a slot plus, where needed, DOM of its own. */
export class BuiltIn {
  static readonly defaults: Props = {}

  readonly props: Record<string, unknown>
  disabled = false

  constructor(
    readonly node: HostNode,
    readonly element: HTMLElement,
    protected readonly host: ComponentHost,
    defaults: Props,
  ) {
    this.props = { ...defaults }
    builtIns.set(element, this)
  }

  /** The page that this component is on. */
  protected get page(): string {
    return this.element.closest<HTMLElement>('[data-page]')?.dataset['page'] ?? ''
  }

  /** The nearest built-in with a tag around this one. */
  protected around(tag: string): BuiltIn | undefined {
    return builtInOf(this.element.parentElement?.closest(tag))
  }

  /** The address of a file that a property names. */
  protected fileUrl(source: unknown): string {
    return this.host.files.url(typeof source === 'string' ? source : '', this.page)
  }

  emit(type: string, detail: unknown = {}, bubbles = false): void {
    dispatch(this.node, type, detail, bubbles)
  }

  /** A fact for screen readers; `ariaRole` is the role, the others are `aria-` attributes. */
  describe(name: string, value: unknown, element: Element = this.element): void {
    const attribute = name === 'ariaRole' ? 'role' : `aria-${name.slice('aria'.length).toLowerCase()}`
    if (value === null || value === undefined || value === '') element.removeAttribute(attribute)
    else element.setAttribute(attribute, String(value))
  }

  /** A property has a new value. */
  changed(_name: string, _value: unknown): void {}
  attached(): void {}
  detached(): void {}
  tapped(_event: NodeEvent): void {}
  /** A label round this component was tapped. */
  activate(): void {}
  /** Form value; undefined for other components. */
  formValue(): unknown {
    return undefined
  }
  formReset(): void {}
}
