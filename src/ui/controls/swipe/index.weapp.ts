import { useRef } from 'react'
import { swipeWay, type SwipeWay } from './swipeWay'

export type { SwipeWay }

interface Touches {
  readonly changedTouches: readonly { readonly clientX: number; readonly clientY: number }[]
}

/** Touch handlers of an element that can be thrown away. It does not follow the finger: each move would be a setData. */
export function useSwipe(onSwipe: (way: SwipeWay) => void): object {
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  return {
    onTouchStart: ({ changedTouches: [touch] }: Touches) => {
      start.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches: [touch] }: Touches) => {
      const from = start.current
      start.current = undefined
      const meant = touch && from ? swipeWay(touch.clientX - from.x, touch.clientY - from.y) : undefined
      if (meant) onSwipe(meant)
    },
  }
}
