import { parsePassage, passageText } from './parsePassage'

/** A piece of a passage as it is shown: to be read, or to be tapped and seen. */
export interface Piece {
  readonly text: string
  readonly isHidden: boolean
}

/** Ways to hide a passage, the easiest first. */
export const hideLevels = ['none', 'keys', 'firsts'] as const
export type HideLevel = (typeof hideLevels)[number]

/** Clause separators. */
const CLAUSE = /([，。；：、？！,.;:?!“”‘’（）《》\n]+)/u

/** Only how a clause begins: its first letter, of English its first word. */
const BEGINNING = /^(\s*(?:[A-Za-z\d'-]+|.))(.*)$/su

const beginningOf = (clause: string): readonly Piece[] => {
  const [, first = clause, rest = ''] = BEGINNING.exec(clause) ?? []
  const shown = { text: first, isHidden: false }
  return rest.trim() ? [shown, { text: rest, isHidden: true }] : [{ text: clause, isHidden: false }]
}

const isNext = (one: Piece | undefined, other: Piece): one is Piece =>
  one !== undefined && !one.isHidden && !other.isHidden

/** Pieces that are shown side by side are one: the screen has fewer to draw. */
const joined = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.reduce<Piece[]>((all, piece) => {
    const last = all[all.length - 1]
    return isNext(last, piece)
      ? [...all.slice(0, -1), { ...last, text: last.text + piece.text }]
      : [...all, piece]
  }, [])

const levels: Readonly<Record<HideLevel, (source: string) => readonly Piece[]>> = {
  none: (source) => parsePassage(source).map(({ text }) => ({ text, isHidden: false })),
  keys: (source) => parsePassage(source).map(({ text, isKey }) => ({ text, isHidden: isKey })),
  firsts: (source) =>
    passageText(source)
      .split(CLAUSE)
      .filter(Boolean)
      .flatMap((part) => (CLAUSE.test(part) ? [{ text: part, isHidden: false }] : beginningOf(part))),
}

/** A passage as a level hides it. All pieces together are the passage. */
export const piecesOf = (source: string, level: HideLevel): readonly Piece[] => joined(levels[level](source))
