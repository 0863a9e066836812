import { useRef, type TouchEvent } from 'react'
import { swipeWay, type SwipeWay } from './swipeWay'

export type { SwipeWay }

const TILT = 0.04

/** Touch handlers of an element that can be thrown away; it follows the finger and comes back when let go. */
export function useSwipe(onSwipe: (way: SwipeWay) => void): object {
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  const move = (element: HTMLElement, dx: number, dy: number): void => {
    element.style.transition = dx === 0 && dy === 0 ? 'transform var(--fast) var(--ease)' : 'none'
    element.style.transform =
      dx === 0 && dy === 0 ? '' : `translate(${dx}px, ${dy}px) rotate(${dx * TILT}deg)`
  }
  const way = (event: TouchEvent<HTMLElement>): { dx: number; dy: number } => {
    const touch = event.changedTouches[0]
    const from = start.current
    return touch && from ? { dx: touch.clientX - from.x, dy: touch.clientY - from.y } : { dx: 0, dy: 0 }
  }
  return {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined
      start.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => {
      const { dx, dy } = way(event)
      move(event.currentTarget, dx, Math.min(0, dy))
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const { dx, dy } = way(event)
      start.current = undefined
      move(event.currentTarget, 0, 0)
      const meant = swipeWay(dx, dy)
      if (meant) onSwipe(meant)
    },
  }
}
