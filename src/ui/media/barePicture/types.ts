/** Props of Picture. */
export interface PictureProps {
  src: string
  /** What the picture shows; empty for decoration. */
  alt: string
  /** Width divided by height: the room is kept before the picture is there. */
  ratio?: number | undefined
  /** How the picture fills its room. */
  fit?: 'cover' | 'contain' | undefined
  /** The first pictures of a page load at once; all others when they come near. */
  eager?: boolean | undefined
  rounded?: boolean | undefined
  onPress?: (() => void) | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** What the two targets draw: the bare picture inside the kept room. */
export interface BarePictureProps {
  src: string
  alt: string
  fit: 'cover' | 'contain'
  eager: boolean
  onLoad: () => void
  onError: () => void
}
