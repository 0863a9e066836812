import { useEffect, useState } from 'react'
import { useIsPageShown } from './pageShown'

/** No timer waits longer than this: devices sleep, and 32 bits end at 24 days. */
const LONGEST_WAIT_MS = 60_000

/** The backend's time, drawn again at `nextOf` its value; `skewMs` is the backend's clock minus the device's. */
export const useClock = (skewMs: number, nextOf: (now: number) => number | undefined): number => {
  const [now, setNow] = useState(() => Date.now() + skewMs)
  const next = nextOf(now)
  const isShown = useIsPageShown()
  useEffect(() => {
    if (next === undefined || !isShown) return
    const wait = Math.min(Math.max(next - now, 1), LONGEST_WAIT_MS)
    const timer = setTimeout(() => setNow(Date.now() + skewMs), wait)
    return () => clearTimeout(timer)
  }, [now, next, skewMs, isShown])
  return now
}
