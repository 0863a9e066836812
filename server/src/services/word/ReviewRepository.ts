import { and, asc, count, eq, gt, gte, inArray, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { KNOWN_DAYS } from '@/domain/memory/memoryState'
import type { Db } from '../../db/Database'
import { wordEvents, words, wordStates } from '../../db/schema/words'
import { byWord } from './byWord'
import { eventOfRow } from './eventRows'

/** 04:00 in China is 20:00 UTC of the day before: four hours on, the date in UTC is that of the study day. */
const studyDate = sql<string>`to_char((${wordEvents.at} at time zone 'UTC') + interval '4 hours', 'YYYY-MM-DD')`

/** SQL that reads the log and the states that follow from it; every statement is bound to the owner. */
export class ReviewRepository {
  constructor(private readonly db: Db) {}

  async after(uid: number, seq: number, size: number) {
    const rows = await this.db
      .select()
      .from(wordEvents)
      .where(and(eq(wordEvents.uid, uid), gt(wordEvents.seq, seq)))
      .orderBy(asc(wordEvents.seq))
      .limit(size)
    return { events: rows.map(eventOfRow), cursor: rows[rows.length - 1]?.seq ?? seq }
  }

  /** The logs of a user's words, whole ones, as far as `most` events reach. */
  async histories(uid: number, most: number): Promise<readonly (readonly MemoryEvent[])[]> {
    const rows = await this.db
      .select()
      .from(wordEvents)
      .where(eq(wordEvents.uid, uid))
      .orderBy(asc(wordEvents.word), asc(wordEvents.at))
      .limit(most)
    const found = [...byWord(rows.map(eventOfRow)).values()]
    // The limit may have cut the last one short.
    return rows.length === most && found.length > 1 ? found.slice(0, -1) : found
  }

  /** The whole logs of some words. */
  async logsOf(uid: number, wanted: readonly string[]): Promise<ReadonlyMap<string, readonly MemoryEvent[]>> {
    const rows = await this.db
      .select()
      .from(wordEvents)
      .where(and(eq(wordEvents.uid, uid), inArray(wordEvents.word, [...wanted])))
    return byWord(rows.map(eventOfRow))
  }

  /** How many answers were given from a moment on until another. */
  async answered(uid: number, { from, to }: { readonly from: number; readonly to: number }): Promise<number> {
    const [row] = await this.db
      .select({ total: count() })
      .from(wordEvents)
      .where(
        and(
          eq(wordEvents.uid, uid),
          eq(wordEvents.kind, 'review'),
          gte(wordEvents.at, from),
          lt(wordEvents.at, to),
        ),
      )
    return row?.total ?? 0
  }

  /** The words of a user's log. */
  async words(uid: number): Promise<string[]> {
    const rows = await this.db
      .selectDistinct({ word: wordEvents.word })
      .from(wordEvents)
      .where(eq(wordEvents.uid, uid))
    return rows.map(({ word }) => word)
  }

  /** Counts of each study day since a moment, oldest first. */
  async days(uid: number, since: number) {
    const first = sql`exists (select 1 from word_states s where s.uid = ${wordEvents.uid} and s.word = ${wordEvents.word} and s.first_seen = ${wordEvents.at})`
    return this.db
      .select({
        day: studyDate,
        reviews: count(),
        right: sql<number>`(count(*) filter (where ${wordEvents.grade} > 1))::int`,
        newWords: sql<number>`(count(distinct ${wordEvents.word}) filter (where ${first}))::int`,
        words: sql<number>`count(distinct ${wordEvents.word})::int`,
        seconds: sql<number>`round(sum(${wordEvents.took}) / 1000.0)::int`,
      })
      .from(wordEvents)
      .where(and(this.counting(uid), gte(wordEvents.at, since)))
      .groupBy(studyDate)
      .orderBy(studyDate)
  }

  /** The dates of the study days with an answer since a moment. */
  async studyDates(uid: number, since: number): Promise<string[]> {
    const rows = await this.db
      .selectDistinct({ day: studyDate })
      .from(wordEvents)
      .where(and(this.counting(uid), gte(wordEvents.at, since)))
    return rows.map(({ day }) => day)
  }

  /** The states of a book's words in figures. `from` and `to` are the bounds of today. */
  async figures(uid: number, minFrequency: number, from: number, to: number) {
    const start = new Date(from).toISOString()
    const end = new Date(to).toISOString()
    const state = wordStates
    const counted = (condition: ReturnType<typeof sql>) =>
      sql<number>`(count(*) filter (where ${condition}))::int`
    const [row] = await this.db
      .select({
        learned: count(),
        known: counted(sql`${state.phase} = 'review' and ${state.stability} >= ${KNOWN_DAYS}`),
        wrong: counted(sql`${state.lastGrade} = 1`),
        due: counted(sql`not ${state.suspended} and ${state.due} < ${end}`),
        done: counted(sql`${state.lastReview} >= ${start}`),
        seenToday: counted(sql`${state.firstSeen} >= ${start}`),
      })
      .from(state)
      .innerJoin(words, and(eq(words.id, state.word), eq(words.removed, false)))
      .where(and(eq(state.uid, uid), gte(words.frequency, minFrequency)))
    return row ?? { learned: 0, known: 0, wrong: 0, due: 0, done: 0, seenToday: 0 }
  }

  /** Words, learned and known ones by stage. */
  async stages(uid: number, minFrequency: number) {
    return this.db
      .select({
        stage: words.stage,
        wordCount: count(),
        learned: count(wordStates.word),
        known: sql<number>`(count(*) filter (where ${wordStates.phase} = 'review' and ${wordStates.stability} >= ${KNOWN_DAYS}))::int`,
      })
      .from(words)
      .leftJoin(wordStates, and(eq(wordStates.word, words.id), eq(wordStates.uid, uid)))
      .where(and(eq(words.removed, false), gte(words.frequency, minFrequency)))
      .groupBy(words.stage)
      .orderBy(asc(words.stage))
  }

  /** Answers of a day and how many of them were right. */
  async answers(uid: number, from: number, to: number): Promise<{ total: number; right: number }> {
    const [row] = await this.db
      .select({ total: count(), right: sql<number>`(count(*) filter (where ${wordEvents.grade} > 1))::int` })
      .from(wordEvents)
      .where(and(this.counting(uid), gte(wordEvents.at, from), lt(wordEvents.at, to)))
    return row ?? { total: 0, right: 0 }
  }

  /** Reviews of the user that nothing has taken back. */
  private counting(uid: number) {
    const undo = alias(wordEvents, 'undo')
    const undone = this.db
      .select({ one: sql`1` })
      .from(undo)
      .where(
        and(
          eq(undo.uid, wordEvents.uid),
          eq(undo.kind, 'undo'),
          eq(undo.target, wordEvents.id),
          eq(undo.word, wordEvents.word),
        ),
      )
    return and(eq(wordEvents.uid, uid), eq(wordEvents.kind, 'review'), notExists(undone))
  }
}
