import type { Network } from './types'

export type * from './types'

const listeners = new Set<(online: boolean) => void>()
let online = true

/** Lets a test cut and restore the network. */
export const setOnline = (value: boolean): void => {
  online = value
  for (const listener of listeners) listener(value)
}

export const network: Network = {
  isOnline: () => online,
  onChange: (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
