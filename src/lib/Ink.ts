/** The box in which ink is written, whatever the size on the screen. */
export const INK_BOX = { width: 600, height: 240 } as const
/** Characters that handwriting may have: some fifteen hundred points, three long names. */
export const MOST_INK = 16_000
/** Ink as the `d` of an SVG path: strokes of straight lines and nothing else. */
export const INK_PATTERN = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)*$/

/** Points nearer than this add nothing that can be seen. */
const LEAST_STEP = 3

interface Point {
  readonly x: number
  readonly y: number
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

const strokesOf = (path: string): Point[][] =>
  path
    .split('M')
    .slice(1)
    .map((stroke) =>
      stroke.split('L').map((point) => {
        const [x = 0, y = 0] = point.split(' ').map(Number)
        return { x, y }
      }),
    )

/** How long the way of the pen is, in units of the box: a dot or a tick is no signature. */
export const inkLength = (path: string): number =>
  strokesOf(path).reduce(
    (sum, stroke) =>
      sum + stroke.slice(1).reduce((way, point, at) => way + distance(point, stroke[at] ?? point), 0),
    0,
  )

/** A new piece of a line. */
export type Segment = readonly [from: Point, to: Point]

/** Pen strokes point by point; positions in units of the box. */
export class Ink {
  private last: Point | undefined = undefined

  constructor(public path = '') {}

  get isFull(): boolean {
    return this.path.length > MOST_INK - 20
  }

  /** The pen touches the paper. */
  begin(x: number, y: number): void {
    this.last = { x: within(x, INK_BOX.width), y: within(y, INK_BOX.height) }
  }

  /** The pen moves; the line that this drew, when it moved far enough. */
  move(x: number, y: number): Segment | undefined {
    const from = this.last
    const to = { x: within(x, INK_BOX.width), y: within(y, INK_BOX.height) }
    if (!from || this.isFull || distance(from, to) < LEAST_STEP) return undefined
    this.path += this.isNewStroke ? `M${from.x} ${from.y}L${to.x} ${to.y}` : `L${to.x} ${to.y}`
    this.isNewStroke = false
    this.last = to
    return [from, to]
  }

  /** The pen leaves the paper. */
  end(): void {
    this.last = undefined
    this.isNewStroke = true
  }

  /** Every line so far. */
  segments(): Segment[] {
    return strokesOf(this.path).flatMap((stroke) =>
      stroke.slice(1).map((to, at): Segment => [stroke[at] ?? to, to]),
    )
  }

  private isNewStroke = true
}
