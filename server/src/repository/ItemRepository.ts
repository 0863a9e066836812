import { and, eq, inArray, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Read } from '../db/Read'
import { prepared } from '../db/prepared'
import { contentItems } from '../db/schema/content'

/** The kinds of small authored things. */
export type ItemKind =
  | 'about'
  | 'admission-calendar'
  | 'admission-sources'
  | 'article'
  | 'assistant-follow-ups'
  | 'assistant-replies'
  | 'assistant-safety'
  | 'assistant-synonyms'
  | 'assistant-variant'
  | 'audio'
  | 'audio-lesson'
  | 'banner'
  | 'baoyan-article'
  | 'baoyan-cases'
  | 'baoyan-experience'
  | 'baoyan-resource'
  | 'baoyan-rules'
  | 'baoyan-tutor'
  | 'choose-rules'
  | 'community-rules'
  | 'content-notices'
  | 'book'
  | 'book-chapter'
  | 'coupon'
  | 'document'
  | 'exam'
  | 'exam-paper'
  | 'exam-units'
  | 'film'
  | 'interest-test'
  | 'formula-chapter'
  | 'lesson-sheet'
  | 'lecture'
  | 'live-clip'
  | 'live-rules'
  | 'map-stage'
  | 'mind-map'
  | 'mock'
  | 'national-lines'
  | 'page'
  | 'paper'
  | 'points'
  | 'poster'
  | 'power'
  | 'promo'
  | 'promo-event'
  | 'recitation-deck'
  | 'reserved-passage'
  | 'retest'
  | 'review-guide'
  | 'school-names'
  | 'score-paper'
  | 'score-sections'
  | 'score-rules'
  | 'shop-category'
  | 'starting-step'
  | 'study-document'
  | 'study-plan'
  | 'subject'
  | 'syllabus'
  | 'targets'
  | 'teacher-card'
  | 'thesaurus'
  | 'training'
  | 'video'
  | 'word-book'

const itemByKey = prepared((db) =>
  db
    .select({ data: contentItems.data })
    .from(contentItems)
    .where(and(eq(contentItems.kind, sql.placeholder('kind')), eq(contentItems.key, sql.placeholder('key'))))
    .prepare('content_item'),
)

/** Reads authored things; each is parsed by the schema of its reader. */
export class ItemRepository {
  constructor(private readonly read: Read) {}

  /** All of a kind that operators offer now, in their order. */
  async list<S extends v.GenericSchema>(kind: ItemKind, schema: S): Promise<v.InferOutput<S>[]> {
    const rows = await this.read((db) =>
      db
        .select({ data: contentItems.data })
        .from(contentItems)
        .where(and(eq(contentItems.kind, kind), eq(contentItems.retired, false)))
        .orderBy(contentItems.position, contentItems.key),
    )
    return rows.map((row) => v.parse(schema, row.data))
  }

  /** One by its key; also one that left the content while somebody's rows refer to it. */
  async find<S extends v.GenericSchema>(
    kind: ItemKind,
    key: string,
    schema: S,
  ): Promise<v.InferOutput<S> | undefined> {
    const [row] = await this.read((db) => itemByKey(db).execute({ kind, key }))
    return row && v.parse(schema, row.data)
  }

  /** Items of one kind with these keys, in no order. */
  async findAll<S extends v.GenericSchema>(
    kind: ItemKind,
    keys: readonly string[],
    schema: S,
  ): Promise<v.InferOutput<S>[]> {
    if (keys.length === 0) return []
    const rows = await this.read((db) =>
      db
        .select({ data: contentItems.data })
        .from(contentItems)
        .where(and(eq(contentItems.kind, kind), inArray(contentItems.key, [...keys]))),
    )
    return rows.map((row) => v.parse(schema, row.data))
  }

  /** One of each of several kinds, by its key, in one statement; the reader parses them, and knows which may be missing. */
  async findEach(keys: Partial<Record<ItemKind, string>>): Promise<Partial<Record<ItemKind, unknown>>> {
    const wanted = Object.entries(keys).map(([kind, key]) =>
      and(eq(contentItems.kind, kind), eq(contentItems.key, key)),
    )
    const rows = await this.read((db) =>
      db
        .select({ kind: contentItems.kind, data: contentItems.data })
        .from(contentItems)
        .where(or(...wanted)),
    )
    return Object.fromEntries(rows.map(({ kind, data }) => [kind, data]))
  }
}
