import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { charactersOf } from './charactersOf'
import { unpackWoff } from './unpackWoff'

const RANGES = require.resolve('@fontsource/noto-sans-sc/unicode.json')
const FILES = join(dirname(RANGES), 'files')
/** Resvg takes the nearest weight: 500 is drawn regular, 600 and more bold. */
const COMMON_WEIGHTS = [400, 700]
/**
 * Weights of the font for rare signs: resvg falls back to the first font that has a sign, whatever its weight, and most
 * rare signs are in bold names.
 */
const RARE_WEIGHTS = [700]
/** Eight thousand characters of GB 2312 with Latin letters, in one file. */
const COMMON = 'chinese-simplified'
/** Signs below it break lines and draw nothing. */
const SPACE = 0x20

type Range = readonly [first: number, last: number]

interface Slice {
  readonly name: string
  readonly ranges: readonly Range[]
}

interface OpenFont {
  readonly characters: ReadonlySet<number>
  readonly files: readonly Buffer[]
}

const rangeOf = (text: string): Range => {
  const [first = '', last = first] = text.replace(/^U\+/i, '').split('-')
  return [parseInt(first, 16), parseInt(last, 16)]
}

const readSlices = (): Slice[] => {
  const listed = Object.entries(JSON.parse(readFileSync(RANGES, 'utf8')) as Record<string, string>)
  return listed.map(([name, ranges]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map(rangeOf),
  }))
}

const readFont = (name: string, weight: number): Buffer =>
  unpackWoff(readFileSync(join(FILES, `noto-sans-sc-${name}-${weight}-normal.woff`)))

const openFont = (name: string, weights: readonly number[]): OpenFont => {
  const files = weights.map((weight) => readFont(name, weight))
  return { files, characters: new Set(files.flatMap((file) => [...charactersOf(file)])) }
}

/** Noto Sans SC: common characters in two weights (5 MB), slices of rare ones when a text needs them (9 MB in all). */
export class PosterFonts {
  private readonly common = openFont(COMMON, COMMON_WEIGHTS)
  private readonly rare = new Map<string, OpenFont>()
  private readonly slices = readSlices()

  /** The fonts that a text needs, and the text without what no font can draw (emoji). */
  fit(text: string): { readonly text: string; readonly fonts: Buffer[] } {
    const used = new Set([this.common])
    const drawable = [...text].filter((character) => {
      const font = this.fontOf(character.codePointAt(0) ?? 0)
      if (font) used.add(font)
      return font !== undefined
    })
    return { text: drawable.join(''), fonts: [...used].flatMap(({ files }) => files) }
  }

  private fontOf(code: number): OpenFont | undefined {
    if (code < SPACE || this.common.characters.has(code)) return this.common
    const slice = this.slices.find(({ ranges }) =>
      ranges.some(([first, last]) => code >= first && code <= last),
    )
    const font = slice && this.openSlice(slice.name)
    // The ranges of the package name more than its files hold.
    return font?.characters.has(code) ? font : undefined
  }

  private openSlice(name: string): OpenFont {
    const known = this.rare.get(name)
    if (known) return known
    const font = openFont(name, RARE_WEIGHTS)
    this.rare.set(name, font)
    return font
  }
}
