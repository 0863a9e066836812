import type { Visibility } from './types'

export type * from './types'

const hidden = new Set<() => void>()
const shown = new Set<() => void>()

/** Lets a test send the app to the background and back. */
export const setVisible = (visible: boolean): void => {
  for (const listener of visible ? shown : hidden) listener()
}

const subscribe = (set: Set<() => void>, listener: () => void): (() => void) => {
  set.add(listener)
  return () => void set.delete(listener)
}

export const visibility: Visibility = {
  onHide: (listener) => subscribe(hidden, listener),
  onShow: (listener) => subscribe(shown, listener),
}
