import type { AuthoredFilm } from '../../../server/src/authoring/filmSchema'
import { escapeMarkup } from '../../../server/src/http/escapeMarkup'

const [WIDTH, HEIGHT] = [854, 480]
const FONT = "'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"
/** The baseline of the first line, and the distance to the next. */
const FIRST_LINE = 218
const LINE_STEP = 57

interface TextPlace {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  /** Attributes beyond these. */
  readonly more?: string
}

const textAt = (text: string, { x, y, size, fill, more = '' }: TextPlace): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${escapeMarkup(text)}</text>`

const lineAt = (line: string, index: number): string => {
  const y = FIRST_LINE + index * LINE_STEP
  return `<circle cx="84" cy="${y - 12}" r="6" fill="#ff7a1a"/>${textAt(line, { x: 108, y, size: 32, fill: '#131a26' })}`
}

/** A slide as a picture of 854 × 480. */
export const slideSvg = (film: AuthoredFilm, slide: AuthoredFilm['slides'][number], index: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${FONT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#f7f9ff"/><rect width="14" height="${HEIGHT}" fill="#2f5bea"/>
  ${textAt(film.title, { x: 70, y: 62, size: 20, fill: '#5c677a' })}
  ${textAt(`${index + 1} / ${film.slides.length}`, { x: 798, y: 62, size: 20, fill: '#5c677a', more: 'text-anchor="end"' })}
  ${textAt(slide.title, { x: 70, y: 144, size: 44, fill: '#2f5bea', more: 'font-weight="bold"' })}
  ${slide.lines.map(lineAt).join('')}</svg>`
