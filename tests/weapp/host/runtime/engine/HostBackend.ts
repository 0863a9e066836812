import { BUILTIN_TAGS } from '../../shared/builtinTags'
import { adapter, type HostNode } from './adapter'

const tags = new Set(BUILTIN_TAGS)
const nodes = new WeakMap<Node, HostNode>()

/** The nearest component-tree node at or above a DOM node. */
export const nodeAt = (target: EventTarget | null): HostNode | null => {
  for (let node = target instanceof Node ? target : null; node; node = node.parentNode) {
    const known = nodes.get(node)
    if (known) return known
  }
  return null
}

/** glass-easel's own browser backend, with two differences. */
export class HostBackend extends adapter.glassEasel.CurrentWindowBackendContext {
  constructor() {
    super()
    // A real <input> is void and a real <button> is styled, so built-ins get tags of their own.
    this.document = {
      createElement: (tag) => document.createElement(tags.has(tag) ? `wx-${tag}` : tag),
      createTextNode: (text) => document.createTextNode(text),
      createDocumentFragment: () => document.createDocumentFragment(),
    }
  }

  override associateValue(element: Node, node: HostNode): void {
    nodes.set(element, node)
    super.associateValue(element, node)
  }

  // With glass-easel's own DOM listeners a native `input` event that bubbles out of a built-in would reach the page a
  // second time, without its detail.
  override onEvent(): void {}
  override setListenerStats(): void {}
}
