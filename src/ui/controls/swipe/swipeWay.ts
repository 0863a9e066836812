/** Direction of a swipe. */
export type SwipeWay = 'left' | 'right' | 'up'

/** Direction of a movement: the longer axis decides, short ones are none, down is for scrolling. */
export const swipeWay = (dx: number, dy: number): SwipeWay | undefined => {
  const across = Math.abs(dx) > Math.abs(dy) * 1.5
  if (across && Math.abs(dx) >= MOST_STILL) return dx < 0 ? 'left' : 'right'
  if (-dy > Math.abs(dx) * 1.5 && -dy >= MOST_STILL) return 'up'
  return undefined
}

/** Pixels that a finger may move without meaning anything. */
const MOST_STILL = 56
