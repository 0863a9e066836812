import { termsOf, worthOf } from '../../authoring/termsOf'
import type { AskedTerm, Found, KnowledgeRepository } from './KnowledgeRepository'

const SYNONYM_WORTH = 0.7
/** Longer questions say the same more than once. */
const MOST_TERMS = 80
const FOUND = 8

/** Groups of words that mean the same to who asks. */
export type Synonyms = readonly (readonly string[])[]

const ownTerms = (text: string): AskedTerm[] =>
  [...new Set(termsOf(text))].map((term) => ({
    term,
    worth: worthOf(term),
    // A trigram is a guess: a passage that has it does not speak of the word.
    isOwn: !term.startsWith('~'),
  }))

/** The terms of a question, with those that mean the same. */
const askedTerms = (question: string, synonyms: Synonyms): AskedTerm[] => {
  const text = question.toLowerCase()
  const own = ownTerms(question)
  const known = new Set(own.map(({ term }) => term))
  const same = synonyms
    .filter((group) => group.some((word) => text.includes(word)))
    .flatMap((group) => group.filter((word) => !text.includes(word)).flatMap(termsOf))
    .filter((term) => !known.has(term))
  const others = [...new Set(same)].map((term) => ({
    term,
    worth: SYNONYM_WORTH * worthOf(term),
    isOwn: false,
  }))
  return [...own, ...others].slice(0, MOST_TERMS)
}

/** Finds what may answer a question among what an assistant knows. */
export class Retrieval {
  constructor(private readonly knowledge: KnowledgeRepository) {}

  /** The passages in the order of their worth. */
  search(question: string, synonyms: Synonyms, topics: readonly string[]): Promise<Found[]> {
    return this.knowledge.search(askedTerms(question, synonyms), topics, FOUND)
  }

  /** What the learner was looking at, when it is known. */
  about(kind: string, id: string): Promise<Found | undefined> {
    return this.knowledge.find(`${kind}:${id}`)
  }
}
