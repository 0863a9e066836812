/** A chart's drawing plane: x from 0 to `width`, y from 0 (top) to `height`. */
export interface Plane {
  readonly width: number
  readonly height: number
}

/** One rectangle of a drawing, in the units of its plane. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The plane of charts that stretch with their page; only shares of it matter. */
export const PLANE: Plane = { width: 300, height: 100 }

const round = (value: number): number => Math.round(value * 10) / 10

/** The position of each value: evenly spread from edge to edge, `top` at the upper edge and 0 at the lower one. */
const spots = (values: readonly number[], top: number, { width, height }: Plane): string[] => {
  const step = values.length > 1 ? width / (values.length - 1) : 0
  const y = (value: number): number => (top > 0 ? height - (Math.min(value, top) / top) * height : height)
  return values.map((value, index) => `${round(index * step)} ${round(y(value))}`)
}

/** A line through the values. Empty without two of them. */
export const linePath = (values: readonly number[], top: number, plane: Plane = PLANE): string =>
  values.length < 2 ? '' : `M${spots(values, top, plane).join('L')}`

/** The area below a line. */
export const areaPath = (values: readonly number[], top: number, plane: Plane = PLANE): string =>
  values.length < 2 ? '' : `${linePath(values, top, plane)}L${plane.width} ${plane.height}L0 ${plane.height}Z`

/**
 * Boxes as one path; those without height or width leave no trace. A path is sent to the view with each change: heights are
 * whole units, at least one, and a fill closes by itself.
 */
export const boxesPath = (boxes: readonly Box[]): string =>
  boxes
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ x, y, width, height }) => {
      const foot = Math.round(y + height)
      const top = Math.min(Math.round(y), foot - 1)
      return `M${round(x)} ${foot}V${top}h${round(width)}V${foot}`
    })
    .join('')

/** A row of bars, each on top of the one in `below` (stacked bars are drawn series by series). */
export const barBoxes = (
  values: readonly number[],
  below: readonly number[],
  top: number,
  { width, height }: Plane = PLANE,
): Box[] => {
  const slot = values.length > 0 ? width / values.length : 0
  const gap = Math.min(slot * 0.3, 4)
  const high = (value: number): number => (top > 0 ? (value / top) * height : 0)
  return values.map((value, index) => ({
    x: index * slot + gap / 2,
    y: height - high((below[index] ?? 0) + value),
    width: slot - gap,
    height: high(value),
  }))
}

/** A round number at or above the largest value: a short multiple of a power of ten, at least 1. */
export const niceTop = (largest: number): number => {
  if (largest <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= largest) ?? 10
  return Math.ceil(step * power)
}

/** How strong a value is, from 0 (nothing) to 4; quarters of the largest value. */
export const heatLevel = (value: number, largest: number): number =>
  value <= 0 ? 0 : Math.min(4, Math.max(1, Math.ceil((value / largest) * 4)))
