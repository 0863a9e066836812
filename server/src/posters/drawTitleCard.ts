import { wrapText } from './measureText'
import { box, gradient, line, lines, picture, tag, WIDTH } from './svg'

/** Five to four, as WeChat cuts the picture of a shared page. */
const HEIGHT = 600
const COLOURS = { sky: ['#2f5bea', '#5b84ff'], on: '#ffffff' } as const
const TITLE = { size: 62, step: 92, width: 630, most: 3 } as const
const LEFT = 60

/** Contents of a title card. */
export interface TitleCard {
  readonly title: string
  /** Where it stands, as the name of a plate. */
  readonly place: string
}

/** The title of a page and where it stands, as the picture of a shared card. */
export const drawTitleCard = ({ title, place }: TitleCard, width = WIDTH): string => {
  const wrapped = wrapText(title, TITLE.size, TITLE.width)
  const shown = wrapped.slice(0, TITLE.most)
  if (wrapped.length > TITLE.most) shown[TITLE.most - 1] = `${(shown.at(-1) ?? '').slice(0, -1)}…`
  return picture(
    HEIGHT,
    width,
    [
      tag('defs', {}, gradient('sky', COLOURS.sky, true)),
      box(0, 0, WIDTH, HEIGHT, 0, { fill: 'url(#sky)' }),
      line(place, LEFT, 110, { size: 34, fill: COLOURS.on, opacity: 0.85 }),
      lines(shown, LEFT, 230, TITLE.step, { size: TITLE.size, fill: COLOURS.on, weight: 700 }),
      line('研途 · 和同学一起备考', LEFT, HEIGHT - 60, { size: 30, fill: COLOURS.on, opacity: 0.85 }),
    ].join(''),
  )
}
