import type { AnswerProps } from './AnswerProps'

/** A gap of a passage that this question asks for, and what is chosen for it; empty while nothing is. */
export interface GapFill {
  readonly gap: number
  readonly text: string
}

/** A piece of a passage: text, or the number of a gap. */
export interface PassagePiece {
  readonly text: string
  readonly gap?: number
}

const numberIn = (pattern: RegExp, text: string): number | undefined => {
  const [, number] = pattern.exec(text) ?? []
  return number === undefined ? undefined : Number(number)
}

/** Splits a passage at its gaps, written (1)____. */
export const passagePieces = (passage: string): PassagePiece[] =>
  passage
    .split(/(\(\d+\)_{2,})/)
    .filter((text) => text !== '')
    .map((text) => {
      const gap = numberIn(/^\((\d+)\)_{2,}$/, text)
      return gap === undefined ? { text } : { text, gap }
    })

/** The gaps of a question's passage: one of a cloze question (`blank (3)` in its stem), one an item of a matching (`(3)`). */
export const gapFills = ({ question, chosen }: Pick<AnswerProps, 'question' | 'chosen'>): GapFill[] => {
  const textOf = (option: number | null | undefined): string =>
    question.options.find(({ no }) => no === option)?.text ?? ''
  if (question.type === 'single') {
    const gap = numberIn(/blank \((\d+)\)/, question.stem)
    const option = chosen?.type === 'single' ? chosen.option : null
    return gap === undefined ? [] : [{ gap, text: textOf(option) }]
  }
  if (question.type !== 'matching') return []
  const places = chosen?.type === 'matching' ? chosen.places : []
  return question.items.flatMap(({ no, text }) => {
    const gap = numberIn(/^\((\d+)\)$/, text)
    return gap === undefined ? [] : { gap, text: textOf(places[no]) }
  })
}
