const FORMULA = /\$[^$]+\$/g
const WORD = /[A-Za-z]{3,30}/g
const MOST = 24

/** The English words of a paragraph that may be looked up, each once, in lower case. */
export const wordsIn = (text: string): string[] =>
  [...new Set((text.replace(FORMULA, ' ').match(WORD) ?? []).map((word) => word.toLowerCase()))].slice(
    0,
    MOST,
  )
