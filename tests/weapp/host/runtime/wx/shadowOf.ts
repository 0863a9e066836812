import { isRecord } from '../../shared/isRecord'
import type { HostNode, ShadowTree } from '../engine/adapter'
import type { HostContext } from '../HostContext'

const isNode = (value: unknown): value is HostNode => isRecord(value) && 'getShadowRoot' in value

/** The inside of a component, or of the page on top. */
export const shadowOf = (
  host: HostContext,
  component: Readonly<Record<string, unknown>> | null,
): ShadowTree | null => {
  const node = component?.['_$']
  return (isNode(node) ? node : host.pages.top.caller._$).getShadowRoot()
}

const found = (tree: ShadowTree | null, selector: string, all: boolean): HostNode[] => {
  if (all) return tree?.querySelectorAll(selector) ?? []
  const node = tree?.querySelector(selector)
  return node ? [node] : []
}

/** The nodes that a selector finds inside a component or the page on top. It does not enter the components in there. */
export const select = (
  host: HostContext,
  component: Readonly<Record<string, unknown>> | null,
  selector: string,
  all = false,
): HostNode[] => {
  const nodes = found(shadowOf(host, component), selector, all)
  const { scroller, meta } = host.pages.top
  if (nodes.length === 0 && /^#[\w-]+$/.test(selector) && scroller.querySelector(selector)) {
    host.recorder.violation(
      `${selector} stands in another component of ${meta.path}, where WeChat does not find it`,
    )
  }
  return nodes
}
