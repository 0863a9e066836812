import { escapeMarkup } from '../http/escapeMarkup'
import { drawAvatar } from './layouts/drawAvatar'
import { drawCompare } from './layouts/drawCompare'
import { drawCover } from './layouts/drawCover'
import { drawFaq } from './layouts/drawFaq'
import { drawHero } from './layouts/drawHero'
import { drawNumbers } from './layouts/drawNumbers'
import { drawOffer } from './layouts/drawOffer'
import { drawPeople } from './layouts/drawPeople'
import { drawPoints } from './layouts/drawPoints'
import { drawQuote } from './layouts/drawQuote'
import { drawSchedule } from './layouts/drawSchedule'
import type { Poster } from './posterSchema'
import type { Drawn } from './sectionHead'
import { fade, gradient, picture, tag, WIDTH } from './svg'
import { type Theme, themes } from './themes'

const draw = (poster: Poster, theme: Theme): Drawn => {
  switch (poster.layout) {
    case 'hero':
      return drawHero(poster, theme)
    case 'points':
      return drawPoints(poster, theme)
    case 'numbers':
      return drawNumbers(poster, theme)
    case 'schedule':
      return drawSchedule(poster, theme)
    case 'compare':
      return drawCompare(poster, theme)
    case 'quote':
      return drawQuote(poster, theme)
    case 'offer':
      return drawOffer(poster, theme)
    case 'people':
      return drawPeople(poster, theme)
    case 'faq':
      return drawFaq(poster, theme)
    case 'cover':
    case 'banner':
      return drawCover(poster, theme)
    case 'avatar':
      return drawAvatar()
  }
}

const definitions = (theme: Theme): string =>
  tag(
    'defs',
    {},
    [
      gradient('sky', theme.sky, true),
      gradient('accent', theme.accent),
      gradient('headAccent', theme.headAccent, true),
      gradient('slope', [theme.sky[1], theme.base], true),
      fade('ground', theme.base, 'down'),
      fade('shade', theme.sky[0], 'right', 0.85),
      gradient('ray', [theme.headAccent[1], theme.sky[1]], true),
    ].join(''),
  )

interface PosterSize {
  readonly width: number
  readonly height: number
}

/** Sizes by poster: many pages show the same one. */
const sizes = new WeakMap<Poster, PosterSize>()

/** The size of a poster in the 750 px design, which pages reserve for it. */
export const posterSize = (poster: Poster): PosterSize => {
  const size = sizes.get(poster) ?? {
    width: WIDTH,
    height: Math.ceil(draw(poster, themes[poster.theme]).height),
  }
  sizes.set(poster, size)
  return size
}

/** A poster as SVG, `width` pixels wide. It needs nothing from outside. */
export const drawPoster = (poster: Poster, width = WIDTH): string => {
  const theme = themes[poster.theme]
  const { height: exact, body } = draw(poster, theme)
  const height = Math.ceil(exact)
  const title = `<title>${escapeMarkup(poster.title.join(''))}</title>`
  return picture(
    height,
    width,
    title + definitions(theme) + tag('rect', { width: WIDTH, height, fill: theme.base }) + body,
  )
}
