import { useEffect, useRef, type RefObject } from 'react'

/** The newest value for callbacks that run later (timers, listeners) and must not restart when it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
