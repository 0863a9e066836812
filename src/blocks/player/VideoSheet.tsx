import { apiMessages } from '@/api/apiMessages'
import { useStores } from '@/stores/useStores'
import { useLazy } from '@/ui/useLazy'

interface VideoSheetProps {
  /** The clip; nothing shows without one. */
  readonly vid: string | undefined
  readonly onClose: () => void
  /** Position of a running broadcast, in seconds. */
  readonly placeOf?: () => number | undefined
}

/** The player over a page; it loads with the first clip. */
export function VideoSheet({ vid, onClose, placeOf }: VideoSheetProps) {
  const { ui } = useStores()
  const fail = (): void => {
    ui.say(apiMessages.offline)
    onClose()
  }
  const overlay = useLazy(vid !== undefined, () => import('./VideoOverlay'), fail)
  if (vid === undefined || !overlay) return null
  return <overlay.VideoOverlay key={vid} vid={vid} onClose={onClose} placeOf={placeOf} />
}
