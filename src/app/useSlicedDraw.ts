import { startTransition, useEffect, useState } from 'react'
import { firstScreen } from '@/platform/firstScreen'

/**
 * Whether a page draws its content now. Behind a first screen it draws in a transition, which React splits into slices,
 * so that taps are handled in between. Otherwise it draws at once.
 */
export const useSlicedDraw = (): boolean => {
  const [draws, setDraws] = useState(() => !firstScreen.stands())
  useEffect(() => startTransition(() => setDraws(true)), [])
  return draws
}
