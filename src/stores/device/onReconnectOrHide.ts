import { network } from '@/platform/network'
import { visibility } from '@/platform/visibility'

/** Calls `send` when what waits may get through: the network has come back, or the app is being left. Answers how to end it. */
export const onReconnectOrHide = (send: () => void): (() => void) => {
  const endOnline = network.onChange((online) => {
    if (online) send()
  })
  const endHide = visibility.onHide(send)
  return () => {
    endOnline()
    endHide()
  }
}
