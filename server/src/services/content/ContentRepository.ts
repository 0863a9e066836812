import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/Database'
import { contentItems } from '../../db/schema/content'

/** The kinds of small authored things. */
export type ContentKind =
  | 'about'
  | 'article'
  | 'audio'
  | 'banner'
  | 'coupon'
  | 'document'
  | 'exam'
  | 'lecture'
  | 'mind-map'
  | 'page'
  | 'paper'
  | 'poster'
  | 'power'
  | 'promo'
  | 'promo-event'
  | 'subject'
  | 'thesaurus'
  | 'video'
  | 'word-book'

/** Reads authored things; each is parsed by the schema of its reader. */
export class ContentRepository {
  constructor(private readonly db: Db) {}

  async list<S extends v.GenericSchema>(kind: ContentKind, schema: S): Promise<v.InferOutput<S>[]> {
    const rows = await this.db
      .select({ data: contentItems.data })
      .from(contentItems)
      .where(eq(contentItems.kind, kind))
      .orderBy(contentItems.position, contentItems.key)
    return rows.map((row) => v.parse(schema, row.data))
  }

  async find<S extends v.GenericSchema>(
    kind: ContentKind,
    key: string,
    schema: S,
  ): Promise<v.InferOutput<S> | undefined> {
    const [row] = await this.db
      .select({ data: contentItems.data })
      .from(contentItems)
      .where(and(eq(contentItems.kind, kind), eq(contentItems.key, key)))
    return row && v.parse(schema, row.data)
  }
}
