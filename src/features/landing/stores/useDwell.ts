import { useEffect } from 'react'
import { visibility } from '@/platform/visibility'
import { useIsPageShown } from '@/ui/pageShown'
import type { LandingStore } from './LandingStore'

/** Starts a visit, and counts a tab's time while somebody sees it: not under another page, not in the background (seed §4: page-leave sessions). */
export const useDwell = (landing: LandingStore): void => {
  const isShown = useIsPageShown()
  useEffect(() => landing.start(), [landing])
  useEffect(() => {
    if (!isShown) return
    landing.look(true)
    const undo = [visibility.onHide(() => landing.look(false)), visibility.onShow(() => landing.look(true))]
    return () => {
      undo.forEach((leave) => leave())
      landing.look(false)
    }
  }, [isShown, landing])
}
