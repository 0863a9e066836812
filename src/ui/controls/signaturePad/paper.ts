import { INK_BOX, type Segment } from '@/lib/Ink'

/** Dots of the canvas for one unit of the box: sharp on a phone. */
export const DENSITY = 2
const PEN_WIDTH = 6
/** Ink is dark on white paper, by day and by night: so it is kept and printed. */
const PEN_COLOUR = '#131a26'

/** What both targets' canvases can do. */
export type Paper = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'stroke' | 'clearRect' | 'lineWidth' | 'lineCap' | 'strokeStyle'
>

export const drawSegment = (paper: Paper, [from, to]: Segment): void => {
  paper.lineWidth = PEN_WIDTH * DENSITY
  paper.lineCap = 'round'
  paper.strokeStyle = PEN_COLOUR
  paper.beginPath()
  paper.moveTo(from.x * DENSITY, from.y * DENSITY)
  paper.lineTo(to.x * DENSITY, to.y * DENSITY)
  paper.stroke()
}

export const clearPaper = (paper: Paper): void =>
  paper.clearRect(0, 0, INK_BOX.width * DENSITY, INK_BOX.height * DENSITY)
