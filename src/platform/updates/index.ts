import type { Updates } from './types'

export type * from './types'

let tell: ((apply: () => void) => void) | undefined

/** Lets a test say that a new version waits. */
export const arriveUpdate = (apply: () => void): void => tell?.(apply)

export const updates: Updates = {
  follow: (onReady) => {
    tell = onReady
  },
}
