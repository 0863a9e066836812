import { linearFormula } from './linearFormula'

/** A formula in a text: its TeX, and the room that its picture takes, in em; `drop` is how far it reaches below the line. */
interface Formula {
  readonly tex: string
  readonly width: number
  readonly height: number
  readonly drop: number
}

/** Authored form: TeX between dollars. */
const WRITTEN = /\$([^$]+)\$/g
/** Stored form: the size precedes the TeX, so that both travel together. */
const MEASURED = /\$([\d.]+),([\d.]+),([\d.]+)\|([^$]+)\$/
const EITHER = /\$(?:[\d.]+,[\d.]+,[\d.]+\|)?([^$]+)\$/g

/** The formulas that an author has written in a text. */
export const writtenFormulas = (text: string): string[] =>
  (text.match(WRITTEN) ?? []).map((found) => found.slice(1, -1))

/** Whether a dollar opens a formula that nothing closes. */
export const hasOpenFormula = (text: string): boolean => text.replace(WRITTEN, '').includes('$')

/** A written text with the room of each formula. */
export const measuredText = (text: string, measure: (tex: string) => Omit<Formula, 'tex'>): string =>
  text.replace(WRITTEN, (_all, tex: string) => {
    const { width, height, drop } = measure(tex)
    return `$${width},${height},${drop}|${tex}$`
  })

/** A loaded text cut at its formulas. */
export const piecesOfText = (text: string): readonly (string | Formula)[] => {
  if (!text.includes('$')) return [text]
  const pieces: (string | Formula)[] = []
  const parts = text.split(MEASURED)
  // A text, then the four groups of a formula, then a text again.
  for (let at = 0; at < parts.length; at += 5) {
    const [before = '', width, height, drop, tex] = parts.slice(at, at + 5)
    if (before) pieces.push(before)
    if (tex) pieces.push({ tex, width: Number(width), height: Number(height), drop: Number(drop) })
  }
  return pieces
}

/** A loaded text as its author wrote it: formulas are TeX without their room. */
export const withoutRooms = (text: string): string => text.replace(EITHER, (_all, tex: string) => `$${tex}$`)

/** The text with its formulas in the line, written or loaded: for lists, screen readers, paper and search. */
export const linearText = (text: string): string =>
  text.includes('$') ? text.replace(EITHER, (_all, tex: string) => linearFormula(tex)) : text
