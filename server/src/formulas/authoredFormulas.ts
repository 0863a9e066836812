import { hasOpenFormula, measuredText, writtenFormulas } from '@/domain/maths/formulaText'
import { formulaRooms } from './FormulaRooms'

const MOST_LETTERS = 200
/** A column of a small phone is some fourteen em: a wider one would be drawn much smaller than its text. */
const MOST_WIDTH = 18

/** `\frac{n}{\sum}` and `\frac{x}{\sin2}x`: the argument of the function was left outside of its group. */
const ACTS_ON_NOTHING =
  /\\(?:sum|prod|int|lim|ln|log|(?:arc)?(?:sin|cos|tan))\s*\}|\\(?:sin|cos|tan)\d\}[a-z]/

const problemOf = (tex: string): string | undefined => {
  if (ACTS_ON_NOTHING.test(tex)) return `in the formula $${tex}$ a function is of nothing`
  if (tex.length > MOST_LETTERS) return `the formula $${tex}$ is longer than ${MOST_LETTERS} letters`
  const room = formulaRooms.of(tex)
  if (!room) return `the formula $${tex}$ does not compile`
  if (room.width <= MOST_WIDTH) return undefined
  return `the formula $${tex}$ is ${Math.round(room.width)} em wide; cut in two, it takes no more than ${MOST_WIDTH}`
}

/** Finds faulty formulas in authored texts. */
export const formulaProblems = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    if (hasOpenFormula(text)) return [`a $ opens a formula that nothing closes: ${text}`]
    return writtenFormulas(text).flatMap((tex) => problemOf(tex) ?? [])
  })

/** A written text as it is loaded: each formula with the room that its picture takes. */
export const withRooms = (text: string): string =>
  measuredText(text, (tex) => {
    const room = formulaRooms.of(tex)
    if (!room) throw new Error(`The formula ${tex} does not compile`)
    return room
  })
