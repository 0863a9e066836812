import { and, asc, count, eq, gt, gte, inArray, lt, max, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { VocabularyEvent } from '@/domain/vocabulary/eventTypes'
import { KNOWN_DAYS, type WordState } from '@/domain/vocabulary/wordState'
import type { Db } from '../../db/Database'
import { wordEvents, words, wordStates } from '../../db/schema/words'
import { eventOfRow, rowOfEvent, rowOfState } from './eventRows'

const CHUNK = 500
/** 04:00 in China is 20:00 UTC of the day before: four hours on, the date in UTC is that of the study day. */
const studyDate = sql<string>`to_char((${wordEvents.at} at time zone 'UTC') + interval '4 hours', 'YYYY-MM-DD')`

const chunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) => rows.slice(at * CHUNK, (at + 1) * CHUNK))

/** SQL of the log and of the states that follow from it; every statement is bound to the owner. */
export class ReviewRepository {
  constructor(private readonly db: Db) {}

  async knownIds(uid: number, ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.db
      .select({ id: wordEvents.id })
      .from(wordEvents)
      .where(and(eq(wordEvents.uid, uid), inArray(wordEvents.id, [...ids])))
    return new Set(rows.map(({ id }) => id))
  }

  /** Appends new events after the last; the caller holds the lock of the log. */
  async append(uid: number, events: readonly VocabularyEvent[]): Promise<void> {
    const [row] = await this.db
      .select({ last: max(wordEvents.seq) })
      .from(wordEvents)
      .where(eq(wordEvents.uid, uid))
    const last = row?.last ?? 0
    const rows = events.map((event, index) => rowOfEvent(uid, last + index + 1, event))
    for (const part of chunks(rows)) await this.db.insert(wordEvents).values(part)
  }

  async after(uid: number, seq: number, size: number) {
    const rows = await this.db
      .select()
      .from(wordEvents)
      .where(and(eq(wordEvents.uid, uid), gt(wordEvents.seq, seq)))
      .orderBy(asc(wordEvents.seq))
      .limit(size)
    return { events: rows.map(eventOfRow), cursor: rows[rows.length - 1]?.seq ?? seq }
  }

  /** The logs of some words, or of all. */
  async histories(uid: number, ids?: readonly string[]): Promise<Map<string, VocabularyEvent[]>> {
    const wanted = ids ? inArray(wordEvents.word, [...ids]) : undefined
    const rows = await this.db
      .select()
      .from(wordEvents)
      .where(and(eq(wordEvents.uid, uid), wanted))
    const byWord = new Map<string, VocabularyEvent[]>()
    for (const event of rows.map(eventOfRow))
      byWord.set(event.word, [...(byWord.get(event.word) ?? []), event])
    return byWord
  }

  /** Replaces the states of the named words; those without a state are forgotten. */
  async replaceStates(uid: number, ids: readonly string[], states: readonly WordState[]): Promise<void> {
    for (const part of chunks(ids)) {
      await this.db.delete(wordStates).where(and(eq(wordStates.uid, uid), inArray(wordStates.word, part)))
    }
    for (const part of chunks(states)) {
      await this.db.insert(wordStates).values(part.map((state) => rowOfState(uid, state)))
    }
  }

  /** What counts of each study day since a moment, oldest first. */
  async days(uid: number, since: number) {
    const first = sql`not exists (select 1 from word_events earlier where earlier.uid = ${wordEvents.uid} and earlier.word = ${wordEvents.word} and earlier.kind = 'review' and (earlier.at, earlier.device) < (${wordEvents.at}, ${wordEvents.device}) and not exists (select 1 from word_events u where u.uid = earlier.uid and u.kind = 'undo' and u.target = earlier.id and u.word = earlier.word))`
    return this.db
      .select({
        day: studyDate,
        reviews: count(),
        right: sql<number>`(count(*) filter (where ${wordEvents.grade} > 1))::int`,
        newWords: sql<number>`(count(*) filter (where ${first}))::int`,
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
