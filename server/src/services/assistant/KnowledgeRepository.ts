import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { answerLinkSchema } from '@/contracts/assistant/blocks'
import type { Db } from '../../db/Database'
import { assistantPassages } from '../../db/schema/assistant'

/** BM25: how soon more of the same word says nothing new. */
const SATURATION = 1.2
/** What a word tells that no passage has. */
const UNKNOWN_IDF = 7

/** A term of a question: what it is worth, and whether the learner wrote it (else it only means the same). */
export interface AskedTerm {
  readonly term: string
  readonly worth: number
  readonly isOwn: boolean
}

const foundSchema = v.object({
  id: v.string(),
  place: v.string(),
  title: v.string(),
  body: v.string(),
  ask: v.nullable(v.string()),
  link: v.nullable(answerLinkSchema),
  score: v.number(),
  covered: v.number(),
})

/** A passage that may answer. `covered` is the part of what was asked that it speaks of, 0 to 1. */
export type Found = v.InferOutput<typeof foundSchema>

const rowsSchema = v.object({ rows: v.array(foundSchema) })

/** Finds passages by their words. */
export class KnowledgeRepository {
  constructor(private readonly db: Db) {}

  /** The best passages for some terms, by BM25 (k1 1.2, b 0.75), out of those that have one of the topics; empty for all. */
  async search(asked: readonly AskedTerm[], topics: readonly string[], size: number): Promise<Found[]> {
    if (asked.length === 0) return []
    const list = JSON.stringify(asked)
    const any = asked.map(({ term }) => `'${term}'`).join(' | ')
    const among =
      topics.length > 0 ? sql`and p.topics && ${sql.param([...topics], assistantPassages.topics)}` : sql``
    const answer = await this.db.execute(sql`
      with asked as (
        select a.term, a.worth, a."isOwn" as is_own, t.idf from jsonb_to_recordset(${list}::jsonb) a (term text, worth real, "isOwn" boolean)
        left join assistant_terms t using (term)
      ), mass as (select sum(worth * coalesce(idf, ${UNKNOWN_IDF})) filter (where is_own) as own from asked)
      select p.id, p.place, p.title, p.body, p.ask, p.link,
        sum(a.worth * a.idf * cardinality(u.positions) * (${SATURATION}::real + 1) / (cardinality(u.positions) + ${SATURATION}::real * p.norm))::float8 as score,
        least(1, coalesce(sum(a.worth * a.idf) filter (where a.term not like '~%') / nullif((select own from mass), 0), 0))::float8 as covered
      from assistant_passages p cross join lateral unnest(p.terms) u join asked a on a.term = u.lexeme
      where p.terms @@ ${any}::tsquery ${among}
      group by p.id order by score desc, p.id limit ${size}`)
    return v.parse(rowsSchema, answer).rows
  }

  /** One passage by its id. */
  async find(id: string): Promise<Found | undefined> {
    const [row] = await this.db.select().from(assistantPassages).where(eq(assistantPassages.id, id))
    return row && { ...row, score: 0, covered: 1 }
  }
}
