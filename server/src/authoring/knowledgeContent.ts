import { sql } from 'drizzle-orm'
import type { Db } from '../db/Database'
import { assistantPassages, assistantTerms } from '../db/schema/assistant'
import { bringRows } from './bringRows'
import type { AreaContent, Content, ContentProblem } from './Content'
import { duplicatesOf } from './duplicatesOf'
import { assistantKinds } from './kinds/assistantKinds'
import { type Knowledge, kindOfPassage, type Passage } from './Knowledge'
import { termsOf } from './termsOf'

/** BM25: how much a long passage is held back (Robertson and Zaragoza 2009). */
const LENGTH_WEIGHT = 0.75
/** A word of the title counts as so many of the text. */
const TITLE_WEIGHT = 3
/** What the database takes of one term, and of one text. */
const MOST_PLACES = 255
const LAST_PLACE = 16_383

/** A passage's terms: those by which it is called, and those that it only says. */
interface Terms {
  readonly called: readonly string[]
  readonly said: readonly string[]
}

/** A tsvector as text: each term with its places, which BM25 counts; the places of names bear the weight A. */
const vectorOf = ({ called, said }: Terms): string => {
  const places = new Map<string, string[]>()
  for (const [at, term] of [...called, ...said].entries()) {
    const known = places.get(term) ?? []
    const place = `${at + 1}${at < called.length ? 'A' : ''}`
    if (known.length < MOST_PLACES && at < LAST_PLACE) places.set(term, [...known, place])
  }
  return [...places].map(([term, at]) => `'${term}':${at.join(',')}`).join(' ')
}

type Phrasings = Readonly<Record<string, readonly string[]>>

const indexed = (
  { id, title, body, searched = body, aliases = [], kindWords = [], ask = '' }: Passage,
  phrasings: Phrasings,
): Terms => ({
  called: [
    ...Array.from({ length: TITLE_WEIGHT }, () => termsOf([title, ...aliases].join(' '))).flat(),
    ...termsOf([ask, ...(phrasings[id] ?? [])].join(' ')),
  ],
  said: termsOf([searched, ...kindWords].join(' ')),
})

const lengthOf = ({ called, said }: Terms): number => called.length + said.length

const phrasingsOf = (content: Content): Phrasings => content.of(assistantKinds)['assistant-phrasings']

/** Phrasings of passages that are gone find nothing. */
const lostPhrasings = (content: Content, passages: readonly Passage[]): ContentProblem[] => {
  const known = new Set(passages.map(({ id }) => id))
  return Object.keys(phrasingsOf(content))
    .filter((id) => !known.has(id))
    .map((path) => ({ file: 'assistant-phrasings.json', path, reason: 'there is no such passage' }))
}

/** An assistant of a topic that no passage has finds nothing there. */
const lostTopics = (content: Content, passages: readonly Passage[]): ContentProblem[] => {
  const known = new Set(passages.flatMap(({ topics }) => topics))
  return content.of(assistantKinds)['assistant-variants'].flatMap(({ variant, topics }) =>
    topics
      .filter((topic) => !known.has(topic))
      .map((topic) => ({
        file: 'assistant-variants.json',
        path: variant,
        reason: `no passage is of the topic ${topic}`,
      })),
  )
}

const rowsOf = (
  passages: readonly Passage[],
  phrasings: Phrasings,
): (typeof assistantPassages.$inferInsert)[] => {
  const terms = passages.map((passage) => indexed(passage, phrasings))
  const mean = terms.reduce((sum, one) => sum + lengthOf(one), 0) / Math.max(1, terms.length)
  return passages.map((passage, at) => {
    const own = terms[at] ?? { called: [], said: [] }
    return {
      id: passage.id,
      source: kindOfPassage(passage),
      place: passage.place,
      title: passage.title,
      body: passage.body,
      topics: [...passage.topics],
      ask: passage.ask ?? null,
      link: passage.link ?? null,
      brief: passage.brief ?? null,
      norm: 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * lengthOf(own)) / mean,
      terms: vectorOf(own),
    }
  })
}

/** Counts anew how many passages hold each term. */
const countTerms = async (tx: Db): Promise<void> => {
  await tx.delete(assistantTerms)
  await tx.execute(sql`insert into assistant_terms (term, idf)
    select word, ln(1 + ((select count(*) from assistant_passages) - ndoc + 0.5) / (ndoc + 0.5))
    from ts_stat('select terms from assistant_passages')`)
}

/** The index that the assistant searches: made of the content of all areas, and anew whenever a file of one of them changes. */
export const knowledgeContent = (sources: readonly Knowledge[]): AreaContent => {
  const kinds = {
    files: Object.fromEntries(sources.flatMap((source) => Object.entries(source.kinds.files))),
    folders: Object.fromEntries(sources.flatMap((source) => Object.entries(source.kinds.folders))),
  }
  return {
    kinds,
    check: (content): readonly ContentProblem[] => {
      const passages = sources.flatMap((source) => source.passages(content))
      const twice = duplicatesOf(passages.map(({ id }) => id)).map((id) => ({
        file: 'the assistant’s knowledge',
        path: id,
        reason: 'stands twice',
      }))
      return [...twice, ...lostPhrasings(content, passages), ...lostTopics(content, passages)]
    },
    load: async (tx, content) => {
      const rows = rowsOf(
        sources.flatMap((source) => source.passages(content)),
        phrasingsOf(content),
      )
      await bringRows(tx, { table: assistantPassages, key: [assistantPassages.id], rows })
      await countTerms(tx)
    },
  }
}
