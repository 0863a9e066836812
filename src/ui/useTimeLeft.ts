import { useEffect, useState } from 'react'
import { useIsPageShown } from './pageShown'
import { useLatest } from './useLatest'

/** Milliseconds until a moment by the server's clock, told each second while its page is shown; `onEnd` is called once, at zero. */
export function useTimeLeft(until: number, skewMs: number, onEnd: (() => void) | undefined): number {
  const measure = (): number => Math.max(0, until - (Date.now() + skewMs))
  const [left, setLeft] = useState(measure)
  const end = useLatest(onEnd)
  const isShown = useIsPageShown()
  useEffect(() => {
    if (!isShown) return
    let timer: ReturnType<typeof setTimeout>
    const tick = (): void => {
      const now = Math.max(0, until - (Date.now() + skewMs))
      setLeft(now)
      if (now > 0) timer = setTimeout(tick, now % 1000 || 1000)
      else end.current?.()
    }
    tick()
    return () => clearTimeout(timer)
  }, [until, skewMs, end, isShown])
  return left
}
