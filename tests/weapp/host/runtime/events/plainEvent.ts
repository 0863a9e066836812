import type { Caller, HostNode, NodeEvent } from '../engine/adapter'

const copy = (value: unknown): unknown => {
  try {
    return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
  } catch {
    return undefined
  }
}

const isCaller = (target: HostNode | Caller): target is Caller => '_$' in target

/** The node of an event's target. */
export const targetNode = (target: HostNode | Caller): HostNode => (isCaller(target) ? target._$ : target)

const describe = (target: HostNode | Caller): Record<string, unknown> => {
  const node = targetNode(target)
  const element = node.$$ instanceof HTMLElement ? node.$$ : null
  return {
    id: node.id ?? '',
    offsetLeft: element?.offsetLeft ?? 0,
    offsetTop: element?.offsetTop ?? 0,
    dataset: copy(node.dataset) ?? {},
  }
}

/** The event object that a mini-program's handler gets: plain data, as after crossing the bridge. */
export const plainEvent = (event: NodeEvent): Record<string, unknown> => ({
  type: event.type,
  timeStamp: Math.round(performance.now()),
  target: describe(event.target),
  currentTarget: describe(event.currentTarget),
  mark: event.mark ?? {},
  detail: copy(event.detail) ?? {},
  mut: false,
  ...(event.touches !== undefined && { touches: event.touches, changedTouches: event.changedTouches }),
})
