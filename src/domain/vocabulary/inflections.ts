import { irregularOthers, irregularVerbs } from './irregularForms'

/** Verbs of several syllables that double their last letter: the stress is on the last. */
const DOUBLING = new Set(
  'abet abhor acquit admit allot befit begin commit compel concur confer control defer deter dispel embed emit equip excel expel forbid forget impel incur infer occur omit outwit overlap patrol permit prefer propel rebel recur refer regret remit repel submit transfer transmit upset cancel travel label model quarrel signal total level fuel program kidnap worship'.split(
    ' ',
  ),
)

const isOneSyllable = (word: string) => (word.match(/[aeiouy]+/g) ?? []).length === 1
const doublesLast = (word: string) =>
  DOUBLING.has(word) ||
  (isOneSyllable(word) && /[^aeiou][aeiou][bcdfgklmnprstvz]$/.test(word)) ||
  /^qui[tz]$/.test(word)

const stem = (word: string): string => (doublesLast(word) ? word + word.slice(-1) : word)
const endsInConsonantY = (word: string) => /[^aeiou]y$/.test(word)

const WITH_OES = new Set([
  'echo',
  'hero',
  'potato',
  'tomato',
  'veto',
  'embargo',
  'cargo',
  'do',
  'go',
  'undergo',
])

const withS = (word: string): string => {
  if (endsInConsonantY(word)) return `${word.slice(0, -1)}ies`
  return WITH_OES.has(word) || /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

const withE = (word: string, ending: 'ed' | 'er' | 'est'): string => {
  if (word.endsWith('e')) return word + ending.slice(1)
  if (endsInConsonantY(word)) return `${word.slice(0, -1)}i${ending}`
  return stem(word) + ending
}

const withIng = (word: string): string => {
  if (word.endsWith('ie')) return `${word.slice(0, -2)}ying`
  return /[^eoy]e$/.test(word) ? `${word.slice(0, -1)}ing` : `${stem(word)}ing`
}

const compares = (word: string) => isOneSyllable(word) || /(?:[^aeiou]y|le|ow)$/.test(word)

const verbForms = (word: string): readonly string[] => {
  const irregular = irregularVerbs.get(word)
  return [withS(word), ...(irregular ?? [withE(word, 'ed')]), withIng(word)]
}

const byPart: Readonly<Record<string, (word: string) => readonly string[]>> = {
  n: (word) => irregularOthers.get(word) ?? [withS(word)],
  v: verbForms,
  adj: (word) => irregularOthers.get(word) ?? (compares(word) ? [withE(word, 'er'), withE(word, 'est')] : []),
  pron: (word) => irregularOthers.get(word) ?? [],
  aux: verbForms,
}

/** The inflected forms of a word as the given parts of speech (n, v, adj …), without the word itself. */
export const inflectionsOf = (word: string, parts: readonly string[]): readonly string[] => {
  const base = word.toLowerCase()
  const forms = parts.flatMap((part) => byPart[part]?.(base) ?? [])
  return [...new Set(forms)].filter((form) => form !== base)
}

const EVERY_PART = ['n', 'v', 'adj'] as const

/** Spellings that may be a form of the word, whatever part of speech it is: to recognise, not to show. */
const possibleForms = (word: string): readonly string[] => {
  const base = word.toLowerCase()
  const irregular = [...(irregularVerbs.get(base) ?? []), ...(irregularOthers.get(base) ?? [])]
  const doubled = base + base.slice(-1)
  const loose = [
    `${doubled}ed`,
    `${doubled}ing`,
    `${base}ed`,
    `${base}ing`,
    `${base}es`,
    withE(base, 'er'),
    withE(base, 'est'),
    withE(base, 'ed'),
  ]
  const british = base.endsWith('f') ? [`${base.slice(0, -1)}ves`] : []
  return [...new Set([base, ...inflectionsOf(base, EVERY_PART), ...irregular, ...loose, ...british])]
}

const irregularBases: ReadonlyMap<string, readonly string[]> = (() => {
  const bases = new Map<string, string[]>()
  for (const [base, forms] of [...irregularVerbs, ...irregularOthers]) {
    for (const form of forms) bases.set(form, [...(bases.get(form) ?? []), base])
  }
  return bases
})()

/** The words that an irregular form belongs to, in a book or not: go of went. Empty for every other spelling. */
export const irregularBasesOf = (form: string): readonly string[] =>
  (irregularBases.get(form.toLowerCase()) ?? []).filter((base) => base !== form.toLowerCase())

/** Quick check: a regular form keeps all of its word but the last letter. */
const mayBeRegular = (form: string, base: string): boolean =>
  form.length > base.length && form.startsWith(base.slice(0, -1))

/** Whether a spelling is an inflected form of a word, whatever part of speech it is. */
export const isFormOf = (form: string, word: string): boolean => {
  const [spelt, base] = [form.toLowerCase(), word.toLowerCase()]
  if (irregularBasesOf(spelt).includes(base)) return true
  return mayBeRegular(spelt, base) && inflectionsOf(base, EVERY_PART).includes(spelt)
}

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .split(/[^a-z'-]+/)
    .flatMap((part) => [part, ...part.split(/['-]/)])

/** Whether a sentence has the word, an inflection of it, or every word of the phrase in some form. */
export const mentions = (sentence: string, word: string): boolean => {
  const found = new Set(wordsIn(sentence))
  const parts = word
    .toLowerCase()
    .split(/[^a-z'-]+/)
    .filter(Boolean)
  return parts.every((part) => possibleForms(part).some((form) => found.has(form)))
}
