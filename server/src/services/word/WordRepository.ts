import { and, asc, count, desc, eq, gt, gte, ilike, inArray, like, max, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { containing } from '../../db/containing'
import { wordForms, words } from '../../db/schema/words'

export type WordRecord = typeof words.$inferSelect

const rowFields = {
  id: words.id,
  word: words.word,
  phonetic: words.phonetic,
  pos: words.pos,
  short: words.short,
  stage: words.stage,
  frequency: words.frequency,
}

/** Which part of a book. */
export interface WordRange {
  readonly minFrequency: number
  readonly since: number
  readonly after: number
  readonly size: number
  readonly stage?: number | undefined
}

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** SQL of the list of words. */
export class WordRepository {
  constructor(private readonly db: Db) {}

  async version(): Promise<number> {
    const [row] = await this.db.select({ version: max(words.version) }).from(words)
    return row?.version ?? 0
  }

  /** Words and stages of the list by frequency, to size the books. */
  async sizes(): Promise<{ frequency: number; stage: number; total: number }[]> {
    return this.db
      .select({ frequency: words.frequency, stage: words.stage, total: count() })
      .from(words)
      .where(eq(words.removed, false))
      .groupBy(words.frequency, words.stage)
  }

  /** A part of a book in its order; `after` counts the rows before it. */
  async range({ minFrequency, since, after, size, stage }: WordRange) {
    const where = and(
      eq(words.removed, false),
      gte(words.frequency, minFrequency),
      gt(words.version, since),
      stage === undefined ? undefined : eq(words.stage, stage),
    )
    const rows = await this.db
      .select(rowFields)
      .from(words)
      .where(where)
      .orderBy(asc(words.stage), desc(words.frequency), asc(words.place))
      .limit(size)
      .offset(after)
    const [all] = await this.db.select({ total: count() }).from(words).where(where)
    return { rows, total: all?.total ?? 0 }
  }

  /** Words that left the list after a version, or are too rare for the book now. */
  async removed(minFrequency: number, since: number): Promise<string[]> {
    if (!since) return []
    const gone = or(eq(words.removed, true), sql`${words.frequency} < ${minFrequency}`)
    const rows = await this.db
      .select({ id: words.id })
      .from(words)
      .where(and(gone, gt(words.version, since)))
    return rows.map(({ id }) => id)
  }

  async find(ids: readonly string[]): Promise<WordRecord[]> {
    if (!ids.length) return []
    return this.db
      .select()
      .from(words)
      .where(and(inArray(words.id, [...ids]), eq(words.removed, false)))
  }

  /** Which of the ids are or were words. */
  async known(ids: readonly string[]): Promise<Set<string>> {
    if (!ids.length) return new Set()
    const rows = await this.db
      .select({ id: words.id })
      .from(words)
      .where(inArray(words.id, [...ids]))
    return new Set(rows.map(({ id }) => id))
  }

  /** By spelling and by inflected form: few at most. */
  async exact(text: string) {
    return this.db
      .select({ ...rowFields, isForm: sql<boolean>`lower(${words.word}) <> ${text}` })
      .from(words)
      .where(
        and(
          eq(words.removed, false),
          or(
            sql`lower(${words.word}) = ${text}`,
            inArray(
              words.id,
              this.db.select({ id: wordForms.wordId }).from(wordForms).where(eq(wordForms.form, text)),
            ),
          ),
        ),
      )
      .orderBy(asc(sql`lower(${words.word}) <> ${text}`), desc(words.frequency), words.id)
  }

  async startingWith(text: string, size: number) {
    return this.db
      .select(rowFields)
      .from(words)
      .where(
        and(
          eq(words.removed, false),
          like(sql`lower(${words.word})`, `${literal(text)}%`),
          ne(sql`lower(${words.word})`, text),
        ),
      )
      .orderBy(desc(words.frequency), words.id)
      .limit(size)
  }

  /** Words one of whose senses has the text; shorter senses are closer to it. */
  async meaning(text: string, size: number) {
    return this.db
      .select(rowFields)
      .from(words)
      .where(and(eq(words.removed, false), ilike(words.meanings, containing(text))))
      .orderBy(asc(sql`length(${words.meanings})`), desc(words.frequency), words.id)
      .limit(size)
  }

  /** Words of about the same length that begin with one of the letters: candidates for a misspelling. */
  async ofLength(shortest: number, longest: number, initials: readonly string[]) {
    return this.db
      .select(rowFields)
      .from(words)
      .where(
        and(
          eq(words.removed, false),
          or(...initials.map((letter) => like(sql`lower(${words.word})`, `${literal(letter)}%`))),
          sql`length(${words.word}) between ${shortest} and ${longest}`,
        ),
      )
  }
}
