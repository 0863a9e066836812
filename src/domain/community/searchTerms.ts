const LATIN = /[a-z0-9]+/g
const HAN_RUN = /\p{Script=Han}+/gu
const LONGEST_WORD = 24
const MOST_TERMS = 2000

const normalised = (text: string): string => text.normalize('NFKC').toLowerCase()

const pairsOf = (run: string): string[] => {
  const letters = [...run]
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

const termsOf = (text: string): string[] => {
  const plain = normalised(text)
  const words = (plain.match(LATIN) ?? []).map((word) => word.slice(0, LONGEST_WORD))
  return [...words, ...(plain.match(HAN_RUN) ?? []).flatMap(pairsOf)]
}

/** Index terms of a text: pairs of Chinese characters and whole Latin words. */
export const textTerms = (...texts: readonly string[]): string[] =>
  [
    ...new Set(
      texts.flatMap((text) => [...termsOf(text), ...(normalised(text).match(/\p{Script=Han}/gu) ?? [])]),
    ),
  ].slice(0, MOST_TERMS)

/** Terms of a query; a match contains all of them. */
export const searchTerms = (query: string): string[] => [...new Set(termsOf(query))].slice(0, 12)
