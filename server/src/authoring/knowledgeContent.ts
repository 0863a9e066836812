import { sql } from 'drizzle-orm'
import type { Db } from '../db/Database'
import { assistantPassages, assistantTerms } from '../db/schema/assistant'
import { upsertRows } from './upsertRows'
import type { AreaContent, Content, ContentProblem } from './Content'
import { duplicatesOf } from './checks/duplicatesOf'
import { assistantKinds } from './kinds/assistantKinds'
import { type Knowledge, kindOfPassage, type Passage } from './Knowledge'
import { PassageIndex, type Phrasings } from './texts/PassageIndex'

/** BM25: how much a long passage is held back (Robertson and Zaragoza 2009). */
const LENGTH_WEIGHT = 0.75

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
  index: PassageIndex,
  passages: readonly Passage[],
  phrasings: Phrasings,
): (typeof assistantPassages.$inferInsert)[] => {
  const indexed = index.of(passages, phrasings)
  const mean = indexed.reduce((sum, { length }) => sum + length, 0) / Math.max(1, indexed.length)
  return passages.map((passage, at) => {
    const { vector, length } = indexed[at] ?? { vector: '', length: 0 }
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
      norm: 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / mean,
      terms: vector,
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
  const index = new PassageIndex()
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
        index,
        sources.flatMap((source) => source.passages(content)),
        phrasingsOf(content),
      )
      await upsertRows(tx, { table: assistantPassages, key: [assistantPassages.id], rows })
      await countTerms(tx)
    },
  }
}
