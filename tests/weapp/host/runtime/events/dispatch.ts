import { adapter, type HostNode } from '../engine/adapter'

/** Sends an event into the component tree; true when a listener asked to prevent the default. */
export const dispatch = (
  node: HostNode,
  type: string,
  detail: unknown,
  bubbles = false,
  extraFields: Readonly<Record<string, unknown>> = {},
): boolean => {
  const options = { bubbles, composed: bubbles, capturePhase: bubbles, extraFields }
  const event = new adapter.glassEasel.Event(type, detail, options)
  adapter.glassEasel.Event.dispatchEvent(node, event)
  return event.defaultPrevented()
}
