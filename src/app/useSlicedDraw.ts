import { startTransition, useEffect, useState } from 'react'
import { firstScreen } from '@/platform/firstScreen'

/**
 * Whether a page draws its content now. Behind a first screen it comes in a transition, which React draws in slices: what
 * the visitor taps meanwhile is answered between them. Without one it draws at once.
 */
export const useSlicedDraw = (): boolean => {
  const [draws, setDraws] = useState(() => !firstScreen.stands())
  useEffect(() => startTransition(() => setDraws(true)), [])
  return draws
}
