import type { AskedAbout } from '@/contracts/assistant/context'
import { kindOfPassage } from '../../../authoring/Knowledge'
import { askedOf, pairsIn, termsOf, worthOf } from '../../../authoring/texts/termsOf'
import { namesElsewhere } from '../../../authoring/texts/wholeWords'
import type { AskedTerm, Found, KnowledgeRepository } from './KnowledgeRepository'
import type { WithheldSources } from './withheldSources'

const SYNONYM_WORTH = 0.7
/** How much of a word is covered by one that means the same. */
const SYNONYM_COVERS = 0.8
/**
 * Where a question names something of elsewhere, what answers is called by this part of the question: 考公和考研冲突吗 is not
 * about 面试.
 */
const NAMED_CALLED = 0.7
/** Inverse document frequency of a term that no passage contains. */
const UNKNOWN_IDF = 9
/** Longer questions say the same more than once. */
const MOST_TERMS = 80
/** The best by their words, out of which the best by what they cover are taken. */
const LOOKED_AT = 120
const FOUND = 8
/**
 * Chinese matches English words by their senses, which may be about anything: use them only where the question asks for
 * English.
 */
const ASKS_FOR_ENGLISH = /[a-z]|英文|英语|单词/i
const ASKS_FOR_QUESTION = /例题|题目|一道题|几道题|出题|做题/
/** Weights by kind of passage when a concept is asked: a question only uses what a point explains. */
const WORTH_OF: Readonly<Record<string, number>> = { exercise: 0.6, question: 0.6 }
const WORTH_ASKED_FOR: typeof WORTH_OF = { exercise: 2.5, question: 2.5 }
/** Price questions rank prices first, unless they ask about exam or university fees. */
const ASKS_FOR_PRICE = /多少钱|价格|收费|怎么卖|贵|便宜/
const OF_ELSEWHERE = /学费|报名费|考试费|读研|读书|党费/
const WORTH_OF_PRICES: typeof WORTH_OF = { ...WORTH_OF, prices: 1.8, course: 1.3 }

/** Goods answer only who asks about courses or prices: to others they are adverts. */
const ASKS_FOR_GOODS =
  /课|班|营|集训|密卷|押题|手册|辅导|试听|套餐|多少钱|不要钱|价|收费|怎么卖|贵|便宜|买|优惠/
/** Words with 课 that name no goods. */
const NO_GOODS = /专业课|公共课|业务课|课本|课后|课堂|买不到/g
const GOODS = ['course', 'prices']

const unaskedKinds = (question: string): string[] => [
  ...(ASKS_FOR_ENGLISH.test(question) ? [] : ['word']),
  ...(ASKS_FOR_GOODS.test(question.replace(NO_GOODS, '')) ? [] : GOODS),
]

const worthsFor = (question: string): typeof WORTH_OF => {
  if (ASKS_FOR_QUESTION.test(question)) return WORTH_ASKED_FOR
  return ASKS_FOR_PRICE.test(question) && !OF_ELSEWHERE.test(question) ? WORTH_OF_PRICES : WORTH_OF
}

/** Groups of synonyms in questions. */
export type Synonyms = readonly (readonly string[])[]

/** Limits of a search. */
export interface SearchScope {
  readonly synonyms: Synonyms
  /** Topics to which the assistant is restricted; empty for none. */
  readonly topics: readonly string[]
  readonly untold: WithheldSources
  /** The schools that a question names by their whole names: no other answers it. */
  readonly schools: readonly string[]
}

/** Ranks schools that are named together alike: each covers its own name only. */
const withSchools = (found: readonly Found[], schools: readonly string[]): readonly Found[] => {
  if (schools.length === 0) return found
  const isSchool = (one: Found): boolean => kindOfPassage(one) === 'school'
  const named = found.filter((one) => isSchool(one) && schools.includes(one.title))
  const most = (of: (one: Found) => number): number => Math.max(...named.map(of))
  const shared = {
    covered: most(({ covered }) => covered),
    called: most(({ called }) => called),
    score: most(({ score }) => score),
  }
  return found
    .filter((one) => !isSchool(one) || named.includes(one))
    .map((one) => (named.includes(one) ? { ...one, ...shared } : one))
}

/** A word of a question, with what else a passage may say for it. */
interface Concept {
  readonly word: string
  readonly pairs: readonly string[]
  /** Each the terms of one word that means the same. */
  readonly same: readonly (readonly string[])[]
}

interface Question {
  readonly terms: readonly AskedTerm[]
  readonly concepts: readonly Concept[]
}

const readQuestion = (question: string, synonyms: Synonyms): Question => {
  const text = question.toLowerCase()
  const { terms: own, words } = askedOf(question)
  const groups = synonyms.filter((group) => group.some((word) => text.includes(word)))
  const others = (group: readonly string[]) => group.filter((word) => !text.includes(word)).map(termsOf)
  const isNew = (term: string): boolean => !own.includes(term)
  const same = [...new Set(groups.flatMap(others).flat())].filter(isNew)
  return {
    terms: [
      ...own.map((term) => ({ term, worth: worthOf(term) })),
      ...same.map((term) => ({ term, worth: SYNONYM_WORTH * worthOf(term) })),
    ].slice(0, MOST_TERMS),
    concepts: words.map((word) => ({
      word,
      pairs: pairsIn(word),
      same: groups
        .filter((group) => group.some((one) => text.includes(one) && one.includes(word)))
        .flatMap(others)
        .filter((terms) => terms.length > 0),
    })),
  }
}

/** The part of a word that a passage with these terms speaks of, 0 to 1. */
const shareOf = ({ word, pairs, same }: Concept, terms: ReadonlySet<string>): number => {
  if (terms.has(word)) return 1
  const parts = pairs.length > 0 ? pairs.filter((pair) => terms.has(pair)).length / pairs.length : 0
  const isSaid = same.some((one) => one.every((term) => terms.has(term)))
  return Math.max(parts, isSaid ? SYNONYM_COVERS : 0)
}

/** The part of a question that a passage covers, each word weighted by its frequency value. */
const coveredBy = (
  concepts: readonly Concept[],
  told: ReadonlyMap<string, number>,
  share: (concept: Concept) => number,
): number => {
  const worth = ({ word }: Concept): number => worthOf(word) * (told.get(word) ?? UNKNOWN_IDF)
  const all = concepts.reduce((sum, one) => sum + worth(one), 0)
  const covered = concepts.reduce((sum, one) => sum + worth(one) * share(one), 0)
  return all > 0 ? covered / all : 0
}

/** Characters alone mean anything: a question of nothing else is about what is called by them. */
const isOfCharacters = (concepts: readonly Concept[]): boolean =>
  concepts.every(({ word }) => [...word].length === 1)

/** Finds what may answer a question among what an assistant knows. */
export class Retrieval {
  constructor(private readonly knowledge: KnowledgeRepository) {}

  /**
   * Ranks passages: BM25, raised by how much of the question they and their titles cover. Behind the best follow those
   * that are listed by a line each.
   */
  async search(question: string, { synonyms, topics, untold, schools }: SearchScope): Promise<Found[]> {
    const { terms, concepts } = readQuestion(question, synonyms)
    const without = { sources: [...untold.sources, ...unaskedKinds(question)], ids: untold.ids }
    const worths = worthsFor(question)
    const { found: scored, told } = await this.knowledge.search(terms, { topics, without, size: LOOKED_AT })
    const elsewhere = namesElsewhere(concepts.map(({ word }) => word))
    const names = concepts.filter(({ word }) => elsewhere.includes(word))
    const saysAll = (terms: readonly string[]): boolean =>
      names.every((name) => shareOf(name, new Set(terms)) >= SYNONYM_COVERS)
    const passages = scored
      .filter(({ terms }) => saysAll(terms))
      .map((one) => {
        const { terms, called: names, ...found } = one
        const part = (said: readonly string[]): number => {
          const known = new Set(said)
          return coveredBy(concepts, told, (concept) => shareOf(concept, known))
        }
        const called = part(names)
        const covered = isOfCharacters(concepts) ? called : part(terms)
        const titled = part(termsOf(one.title))
        return {
          ...found,
          covered,
          called,
          score: found.score * (1 + covered + titled) * (worths[kindOfPassage(one)] ?? 1),
        }
      })
      .filter(({ called }) => called >= (names.length > 0 ? NAMED_CALLED : 0))
    const found = [...withSchools(passages, schools)].sort((a, b) => b.score - a.score)
    return [...found.slice(0, FOUND), ...found.slice(FOUND).filter(({ brief }) => brief !== null)]
  }

  /** The learner's current card, when it is known. */
  async about(
    { kind, id }: Pick<AskedAbout, 'kind' | 'id'>,
    untold: WithheldSources,
  ): Promise<Found | undefined> {
    const passage = `${kind}:${id}`
    if (untold.sources.includes(kind) || untold.ids.includes(passage)) return undefined
    return this.knowledge.find(passage)
  }
}
