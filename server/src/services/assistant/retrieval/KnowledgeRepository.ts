import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { answerLinkSchema } from '@/contracts/assistant/blocks'
import type { Db } from '../../../db/Database'
import { assistantPassages } from '../../../db/schema/assistant'
import type { WithheldSources } from './withheldSources'

/** BM25: saturation of repeated words. */
const SATURATION = 1.2

/** Fields that identify a passage in the sources of answers. */
export type SourceName = Pick<Found, 'place' | 'title'>

/** A term of a question and its weight. */
export interface AskedTerm {
  readonly term: string
  readonly worth: number
}

const scoredSchema = v.object({
  id: v.string(),
  place: v.string(),
  title: v.string(),
  body: v.string(),
  ask: v.nullable(v.string()),
  link: v.nullable(answerLinkSchema),
  brief: v.nullable(v.string()),
  score: v.number(),
  /** Query terms that the passage contains. */
  terms: v.array(v.string()),
  /** Query terms in its title and aliases. */
  called: v.array(v.string()),
})

/** A passage with some of the terms of a question. */
export type Scored = v.InferOutput<typeof scoredSchema>

/** A passage that may answer. `covered` is the part of what was asked that it speaks of, 0 to 1. */
export type Found = Omit<Scored, 'terms' | 'called'> & {
  readonly covered: number
  /** The part of it that the passage is called by: its title, and how it is asked for. */
  readonly called: number
  /** The learner had it open when asking. */
  readonly isLookedAt?: boolean
}

const foundSchema = v.object({
  rows: v.array(v.object({ found: v.array(scoredSchema), told: v.record(v.string(), v.number()) })),
})

/** The best passages for some terms, and the inverse document frequency of the terms. */
export interface Looked {
  readonly found: readonly Scored[]
  readonly told: ReadonlyMap<string, number>
}

/** Which passages are looked through. */
interface Among {
  /** Topics to which the search is restricted; empty for all. */
  readonly topics: readonly string[]
  readonly without: WithheldSources
  readonly size: number
}

const outside = (column: SQL, values: readonly string[]): SQL =>
  values.length > 0
    ? sql`and ${column} not in (${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`
    : sql``

/** Finds passages by their words. */
export class KnowledgeRepository {
  constructor(private readonly db: Db) {}

  /** The best passages for some terms, by BM25 (k1 1.2, b 0.75). */
  async search(asked: readonly AskedTerm[], { topics, without, size }: Among): Promise<Looked> {
    if (asked.length === 0) return { found: [], told: new Map() }
    const list = JSON.stringify(asked)
    const any = asked.map(({ term }) => `'${term}'`).join(' | ')
    const among =
      topics.length > 0 ? sql`and p.topics && ${sql.param([...topics], assistantPassages.topics)}` : sql``
    const beside = sql`${outside(sql`p.source`, without.sources)} ${outside(sql`p.id`, without.ids)}`
    const answer = await this.db.execute(sql`
      with asked as (
        select a.term, a.worth, t.idf from jsonb_to_recordset(${list}::jsonb) a (term text, worth real)
        join assistant_terms t using (term)
      ), best as (
      select p.id, p.place, p.title, p.body, p.ask, p.link, p.brief, array_agg(a.term) as terms,
        coalesce(array_agg(a.term) filter (where 'A' = any(u.weights)), '{}') as called,
        sum(a.worth * a.idf * cardinality(u.positions) * (${SATURATION}::real + 1) / (cardinality(u.positions) + ${SATURATION}::real * p.norm))::float8 as score
      from assistant_passages p cross join lateral unnest(p.terms) u join asked a on a.term = u.lexeme
      where p.terms @@ ${any}::tsquery ${among} ${beside}
      group by p.id order by score desc, p.id limit ${size}
      )
      select coalesce((select json_agg(best order by score desc, id) from best), '[]') as found,
        coalesce((select json_object_agg(term, idf) from asked), '{}') as told`)
    const [{ found, told } = { found: [], told: {} }] = v.parse(foundSchema, answer).rows
    return { found, told: new Map(Object.entries(told)) }
  }

  /** Reads the names of passages. */
  async namesOf(ids: readonly string[]): Promise<readonly SourceName[]> {
    if (ids.length === 0) return []
    return this.db
      .select({ place: assistantPassages.place, title: assistantPassages.title })
      .from(assistantPassages)
      .where(inArray(assistantPassages.id, [...ids]))
  }

  /** One passage by its id. */
  async find(id: string): Promise<Found | undefined> {
    const [row] = await this.db.select().from(assistantPassages).where(eq(assistantPassages.id, id))
    return row && { ...row, score: 0, covered: 1, called: 1, isLookedAt: true }
  }
}
