/** A video with the platform's own controls. */
export interface VideoBoxProps {
  /** The element id by which platform/video finds the player. */
  id: string
  src: string
  /** The picture before the first frame. */
  poster?: string | undefined
  /** What the video shows, for screen readers. */
  label: string
  /** 0 to 1. */
  volume: number
  onPlay: () => void
  onPause: () => void
  onEnded: () => void
  onError: () => void
}
