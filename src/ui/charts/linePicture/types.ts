/** An inline picture in a line of text; its measures are in em of that text. */
export interface LinePictureProps {
  readonly src: string
  /** Text alternative. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** How far it reaches below the line. */
  readonly drop: number
  /** Shown in a line of its own. */
  readonly isAlone?: boolean | undefined
  readonly onError: () => void
}
