/** A picture that stands in a line of text as a letter does; its measures are in em of that text. */
export interface LinePictureProps {
  readonly src: string
  /** What it says. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** How far it reaches below the line. */
  readonly drop: number
  /** Stands in a line of its own. */
  readonly isAlone?: boolean | undefined
  readonly onError: () => void
}
