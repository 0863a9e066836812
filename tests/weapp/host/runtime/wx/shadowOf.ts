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

/** The nodes that a selector finds. */
export const select = (tree: ShadowTree | null, selector: string, all: boolean): HostNode[] => {
  if (all) return tree?.querySelectorAll(selector) ?? []
  const node = tree?.querySelector(selector)
  return node ? [node] : []
}
