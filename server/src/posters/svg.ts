import { escapeMarkup } from '../http/escapeMarkup'

export const WIDTH = 750
export const GUTTER = 44

type Attributes = Readonly<Record<string, string | number | undefined>>

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeMarkup(String(value))}"`]))
    .join('')

/** One SVG element. */
export const tag = (name: string, attributes: Attributes, inside = ''): string =>
  inside ? `<${name}${attributesOf(attributes)}>${inside}</${name}>` : `<${name}${attributesOf(attributes)}/>`

const FONT = "-apple-system,'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif"

/** A whole picture, drawn `WIDTH` wide and `height` high, shown `width` pixels wide. It needs nothing from outside. */
export const picture = (height: number, width: number, inside: string): string =>
  tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${height}`,
      width,
      height: Math.round((height * width) / WIDTH),
      role: 'img',
      'font-family': FONT,
    },
    inside,
  )

export interface TextStyle {
  readonly size: number
  readonly fill: string
  readonly weight?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly spacing?: number
  readonly opacity?: number
}

/** One line of text; `y` is its base line. */
export const line = (text: string, x: number, y: number, style: TextStyle): string =>
  tag(
    'text',
    {
      x,
      y,
      'font-size': style.size,
      fill: style.fill,
      'font-weight': style.weight,
      'text-anchor': style.anchor,
      'letter-spacing': style.spacing,
      opacity: style.opacity,
    },
    escapeMarkup(text),
  )

/** Several lines with the same distance. */
export const lines = (
  texts: readonly string[],
  x: number,
  y: number,
  step: number,
  style: TextStyle,
): string => texts.map((text, index) => line(text, x, y + index * step, style)).join('')

/** A rectangle with round corners. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  more: Attributes,
): string => tag('rect', { x, y, width, height, rx: radius, ...more })

/** A gradient of one colour that comes out of nothing, downwards, or goes into nothing to the right. */
export const fade = (id: string, colour: string, direction: 'down' | 'right', strength = 1): string => {
  const [start, end] = direction === 'down' ? [0, strength] : [strength, 0]
  const stops =
    tag('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': start }) +
    tag('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': end })
  return tag(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: direction === 'right' ? 1 : 0, y2: direction === 'down' ? 1 : 0 },
    stops,
  )
}

/** A gradient from top left to bottom right, or straight down. */
export const gradient = (id: string, colours: readonly string[], straight = false): string => {
  const stops = colours
    .map((colour, index) => tag('stop', { offset: index / (colours.length - 1), 'stop-color': colour }))
    .join('')
  return tag('linearGradient', { id, x1: 0, y1: 0, x2: straight ? 0 : 1, y2: 1 }, stops)
}
