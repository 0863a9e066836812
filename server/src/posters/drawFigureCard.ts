import { drawQrCard } from './drawQrCard'
import { fittingSize } from './measureText'
import { box, gradient, line, picture, tag, WIDTH } from './svg'

const HEIGHT = 1100
const CODE = 240
const COLOURS = { sky: ['#2f5bea', '#5b84ff'], ink: '#131a26', soft: '#5c677a', on: '#ffffff' } as const
const TITLE_WIDTH = 560
const FIGURE_WIDTH = 300
const FIGURE_SIZE = 64
/** Positions of the four figures. */
const PLACES = [
  [220, 420],
  [530, 420],
  [220, 580],
  [530, 580],
] as const

/** Contents of a figure card. */
export interface FigureCard {
  readonly heading: string
  readonly title: string
  readonly day: string
  /** Four of them. */
  readonly figures: readonly { readonly value: string; readonly label: string }[]
  /** Beside the code. */
  readonly invitation: string
  readonly promise: string
  /** Target of the QR code. */
  readonly link: string
}

const drawFigure = (value: string, label: string, [x, y]: (typeof PLACES)[number]): string =>
  line(value, x, y, {
    size: fittingSize(value, FIGURE_SIZE, FIGURE_WIDTH),
    fill: COLOURS.ink,
    weight: 700,
    anchor: 'middle',
  }) + line(label, x, y + 48, { size: 26, fill: COLOURS.soft, anchor: 'middle' })

/** Four figures and a code, as a picture to share. */
export const drawFigureCard = (card: FigureCard, width = WIDTH): string => {
  const middle = WIDTH / 2
  return picture(
    HEIGHT,
    width,
    [
      tag('defs', {}, gradient('sky', COLOURS.sky, true)),
      box(0, 0, WIDTH, HEIGHT, 0, { fill: 'url(#sky)' }),
      line(card.heading, middle, 110, { size: 34, fill: COLOURS.on, anchor: 'middle', opacity: 0.85 }),
      line(card.title, middle, 190, {
        size: fittingSize(card.title, 60, TITLE_WIDTH),
        fill: COLOURS.on,
        weight: 700,
        anchor: 'middle',
      }),
      line(card.day, middle, 246, { size: 28, fill: COLOURS.on, anchor: 'middle', opacity: 0.85 }),
      box(44, 300, WIDTH - 88, 740, 36, { fill: '#ffffff' }),
      ...card.figures.map(({ value, label }, at) => drawFigure(value, label, PLACES[at] ?? PLACES[0])),
      tag('path', { d: `M88 680H${WIDTH - 88}`, stroke: '#e2e7ef', 'stroke-width': 2 }),
      tag('g', { transform: 'translate(88 730)' }, drawQrCard(card.link, CODE)),
      line(card.invitation, 360, 850, { size: 34, fill: COLOURS.ink, weight: 700 }),
      line(card.promise, 360, 904, { size: 28, fill: COLOURS.soft }),
    ].join(''),
  )
}
