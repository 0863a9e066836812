/** A place in a chapter: a paragraph and a character of it. */
export interface Anchor {
  readonly block: number
  readonly offset: number
}

/** A piece of a paragraph on a page. */
export interface PagePiece extends Anchor {
  readonly text: string
}
export type ReaderPage = readonly PagePiece[]

/** Room of a page: characters in a line, lines on a page, and lines that a gap between paragraphs takes. */
export interface PageRoom {
  readonly perLine: number
  readonly lines: number
  readonly gap: number
}

/** Formulas with or without their measured room, whole; then single characters. */
const UNIT = /\$(?:([\d.]+),[\d.]+,[\d.]+\|)?[^$]+\$|[\s\S]/gu

/** Width of a unit in ems. */
const widthOf = (unit: RegExpMatchArray): number => {
  if (unit[1] !== undefined) return Number(unit[1])
  const text = unit[0]
  if (text.length > 2) return text.length / 2
  return text.charCodeAt(0) < 0x2e80 ? 0.55 : 1
}

/** Cuts a text after at most so many ems, never inside of a formula; returns the index of the cut. */
const cutAfter = (text: string, ems: number): number => {
  let used = 0
  let end = 0
  for (const unit of text.matchAll(UNIT)) {
    used += widthOf(unit)
    if (used > ems && end > 0) return end
    end = unit.index + unit[0].length
  }
  return end
}

const emsOf = (text: string): number => [...text.matchAll(UNIT)].reduce((sum, unit) => sum + widthOf(unit), 0)

/** Paginates a chapter for a given size. Every character is on exactly one page. */
export const paginate = (texts: readonly string[], { perLine, lines, gap }: PageRoom): ReaderPage[] => {
  const pages: PagePiece[][] = []
  let page: PagePiece[] = []
  let left = lines
  const turn = (): void => {
    if (page.length) pages.push(page)
    page = []
    left = lines
  }
  texts.forEach((text, block) => {
    let offset = 0
    while (offset < text.length) {
      if (left < 1) turn()
      const rest = text.slice(offset)
      const end = cutAfter(rest, Math.max(1, Math.floor(left)) * perLine)
      page.push({ block, offset, text: rest.slice(0, end) })
      left -= Math.ceil(emsOf(rest.slice(0, end)) / perLine) + gap
      offset += end
    }
  })
  turn()
  return pages
}

/** The page that shows an anchor: the last one that begins at or before it. */
export const pageOfAnchor = (pages: readonly ReaderPage[], { block, offset }: Anchor): number => {
  let found = 0
  pages.forEach(([first], no) => {
    if (first && (first.block < block || (first.block === block && first.offset <= offset))) found = no
  })
  return found
}

/** The start of a page. */
export const anchorOfPage = (pages: readonly ReaderPage[], no: number): Anchor => {
  const first = pages[no]?.[0]
  return first ? { block: first.block, offset: first.offset } : { block: 0, offset: 0 }
}

/** Of two readings of a book the later one. */
export const laterPlace = <P extends { readonly at: number }>(
  a: P | undefined,
  b: P | undefined,
): P | undefined => (!a || (b && b.at > a.at) ? b : a)
