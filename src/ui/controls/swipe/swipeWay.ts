/** Where a finger went. */
export type SwipeWay = 'left' | 'right' | 'up'

/** What the way from one point to another says: the longer axis decides, short ways say nothing, down is for scrolling. */
export const swipeWay = (dx: number, dy: number): SwipeWay | undefined => {
  const across = Math.abs(dx) > Math.abs(dy) * 1.5
  if (across && Math.abs(dx) >= MOST_STILL) return dx < 0 ? 'left' : 'right'
  if (-dy > Math.abs(dx) * 1.5 && -dy >= MOST_STILL) return 'up'
  return undefined
}

/** Pixels that a finger may move without meaning anything. */
const MOST_STILL = 56
