import { useEffect, useRef } from 'react'
import { network } from '@/platform/network'

/** Calls `run` whenever the network comes back while the page lives. */
export const useReconnect = (run: () => void): void => {
  const latest = useRef(run)
  latest.current = run
  useEffect(
    () =>
      network.onChange((isOnline) => {
        if (isOnline) latest.current()
      }),
    [],
  )
}
