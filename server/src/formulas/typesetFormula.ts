import { createRequire } from 'node:module'
import type { FormulaRoom } from '@/contracts/formulas'
import type * as MathJaxCore from 'mathjax-full/js/mathjax.js'
import type * as LiteAdaptor from 'mathjax-full/js/adaptors/liteAdaptor.js'
import type * as HtmlHandler from 'mathjax-full/js/handlers/html.js'
import type * as TexInput from 'mathjax-full/js/input/tex.js'
import type * as SvgOutput from 'mathjax-full/js/output/svg.js'

/** A longer one is no formula. */
export const MOST_TEX = 400
/** Cells and rows of tables, more than a matrix of eight by eight has: each column is measured against each. */
const MOST_CELLS = 64
const MOST_ROWS = 20
/** Groups within each other. */
const MOST_DEPTH = 20
/** Writes elements with any attribute, links too; MathJax uses it within its own commands. */
const RAW_ELEMENTS = /\\mmlToken/
const LINK = /<a[\s>]|\shref=/
/** Cache size: the formulas of all questions and of some answers. */
const KEPT = 3000
const PX_PER_EM = 16
const EX_PER_EM = 2
/** Near black; dark pages turn pictures of formulas round. */
const INK = '#14181f'

/** A formula as a picture, with its size in em. */
export interface Typeset extends FormulaRoom {
  readonly svg: string
}

type Draw = (tex: string, display: boolean) => string

// Load MathJax (0.4 s) lazily, on the first formula.
const need = createRequire(__filename)
let draw: Draw | undefined

const load = (): Draw => {
  const { mathjax } = need('mathjax-full/js/mathjax.js') as typeof MathJaxCore
  const { TeX } = need('mathjax-full/js/input/tex.js') as typeof TexInput
  const { SVG } = need('mathjax-full/js/output/svg.js') as typeof SvgOutput
  const { liteAdaptor } = need('mathjax-full/js/adaptors/liteAdaptor.js') as typeof LiteAdaptor
  const { RegisterHTMLHandler } = need('mathjax-full/js/handlers/html.js') as typeof HtmlHandler
  need('mathjax-full/js/input/tex/ams/AmsConfiguration.js')
  const adaptor = liteAdaptor()
  RegisterHTMLHandler(adaptor)
  // No package that defines commands, links or loads others: TeX is only mathematics here.
  const sheet = mathjax.document('', {
    InputJax: new TeX({ packages: ['base', 'ams'] }),
    OutputJax: new SVG({ fontCache: 'none' }),
  })
  return (tex, display) =>
    adaptor.innerHTML(
      sheet.convert(tex, { display, em: PX_PER_EM, ex: PX_PER_EM / EX_PER_EM }) as Parameters<
        typeof adaptor.innerHTML
      >[0],
    )
}

const emOf = (svg: string, pattern: RegExp): number =>
  Number((Number(pattern.exec(svg)?.[1] ?? 0) / EX_PER_EM).toFixed(3))

/** How deep the groups of a formula stand within each other. */
const depthOf = (tex: string): number => {
  let [depth, deepest] = [0, 0]
  for (const sign of tex) {
    depth += Number(sign === '{') - Number(sign === '}')
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Whether a text may be typeset: short, no larger than anybody writes, without elements of its own. */
const mayTypeset = (tex: string): boolean =>
  tex.length <= MOST_TEX &&
  !RAW_ELEMENTS.test(tex) &&
  tex.split('&').length <= MOST_CELLS + 1 &&
  tex.split('\\\\').length <= MOST_ROWS + 1 &&
  depthOf(tex) <= MOST_DEPTH

const drawn = (tex: string, display: boolean): Typeset | undefined => {
  draw ??= load()
  const svg = draw(tex, display)
  if (svg.includes('data-mjx-error') || LINK.test(svg.replace(/>[^<]*/g, '>'))) return undefined
  const width = emOf(svg, /\bwidth="([\d.]+)ex"/)
  const height = emOf(svg, /\bheight="([\d.]+)ex"/)
  const drop = emOf(svg, /vertical-align: -([\d.]+)ex/)
  // Embed the em size and the text colour, which an image cannot inherit.
  const picture = svg
    .replace(/\bwidth="[\d.]+ex"/, `width="${width * PX_PER_EM}"`)
    .replace(/\bheight="[\d.]+ex"/, `height="${height * PX_PER_EM}"`)
    .replaceAll('currentColor', INK)
  return { svg: picture, width, height, drop }
}

const keyOf = (tex: string, display: boolean): string => `${Number(display)}${tex}`
const kept = new Map<string, Typeset | undefined>()

/** Whether a formula is drawn already: asking for it again costs nothing. */
export const isTypeset = (tex: string, display: boolean): boolean => kept.has(keyOf(tex, display))

/** Loads what typesets, so that the first formula takes as long as any other. */
export const readyTypesetter = (): void => {
  draw ??= load()
}

/** A formula in TeX as a picture; undefined when it is none that can be read. */
export const typesetFormula = (tex: string, display: boolean): Typeset | undefined => {
  if (!mayTypeset(tex)) return undefined
  const key = keyOf(tex, display)
  if (kept.has(key)) return kept.get(key)
  const found = drawn(tex, display)
  const [oldest] = kept.keys()
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, found)
  return found
}
