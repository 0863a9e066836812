import { useRef, type MouseEvent } from 'react'
import { useLatest } from '../../useLatest'

const LONG_MS = 450

/** Handlers of an element around a pressable: a finger that stays calls back once, and the press below it does not count. */
export function useLongPress(onLong: () => void): object {
  const latest = useLatest(onLong)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const wasLong = useRef(false)
  const begin = (): void => {
    wasLong.current = false
    timer.current = setTimeout(() => {
      wasLong.current = true
      latest.current?.()
    }, LONG_MS)
  }
  const end = (): void => clearTimeout(timer.current)
  return {
    onPointerDown: begin,
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!wasLong.current) return
      wasLong.current = false
      event.stopPropagation()
    },
  }
}
