/** A part of a passage: a key word, or the text between two. */
export interface PassagePart {
  readonly text: string
  readonly isKey: boolean
}

const MARK = /\{\{([^{}]*)\}\}/

/** The parts of a passage in which `{{…}}` marks the key words; unbalanced marks stay as text. */
export const parsePassage = (source: string): readonly PassagePart[] =>
  source
    .split(MARK)
    .map((text, at) => ({ text, isKey: at % 2 === 1 }))
    .filter(({ text, isKey }) => isKey || text !== '')

/** A passage as it is read: without marks. */
export const passageText = (source: string): string =>
  parsePassage(source)
    .map(({ text }) => text)
    .join('')

/** How long a passage may be, in letters without spaces: English words need more of them. */
const LENGTHS = { chinese: { least: 60, most: 250 }, english: { least: 120, most: 500 } } as const
const LEAST_KEYS = 2
/** More than this share of a passage hidden leaves nothing to remember it by. */
const MOST_HIDDEN = 0.7

const lengthOf = (text: string): number => [...text.replace(/\s/g, '')].length

/** Finds faults of an authored passage; empty when it can be recited. */
export const passageProblems = (source: string): readonly string[] => {
  const stretches = parsePassage(source)
  const keys = stretches.filter(({ isKey }) => isKey)
  const text = passageText(source)
  const { least, most } = LENGTHS[/\p{Script=Han}/u.test(text) ? 'chinese' : 'english']
  const letters = lengthOf(text)
  const hidden = keys.reduce((sum, key) => sum + lengthOf(key.text), 0)
  return [
    ...(/[{}]/.test(text) ? ['its marks are not balanced'] : []),
    ...(keys.some((key) => key.text.trim() === '') ? ['a mark holds nothing'] : []),
    ...(keys.length < LEAST_KEYS ? ['it needs two key words'] : []),
    ...(hidden > letters * MOST_HIDDEN ? ['its key words are most of it'] : []),
    ...(letters < least || letters > most
      ? [`it has ${letters} letters, and ${least} to ${most} may be recited`]
      : []),
  ]
}
