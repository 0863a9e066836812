import { and, asc, count, eq, getTableColumns, gt, gte, inArray, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { VocabularyEvent } from '@/domain/vocabulary/eventTypes'
import { KNOWN_DAYS } from '@/domain/vocabulary/wordState'
import type { Db } from '../../db/Database'
import { wordEvents, words, wordStates } from '../../db/schema/words'
import { ApiError } from '../../http/ApiError'
import { eventOfRow, rowOfEvent, rowOfState } from './eventRows'
import type { Replayed, WordBase } from './wordBase'

/** 04:00 in China is 20:00 UTC of the day before: four hours on, the date in UTC is that of the study day. */
const studyDate = sql<string>`to_char((${wordEvents.at} at time zone 'UTC') + interval '4 hours', 'YYYY-MM-DD')`

const standingSchema = v.object({
  rows: v.array(v.object({ last: v.number(), known: v.array(v.string()) })),
})

const byWord = (events: readonly VocabularyEvent[]): Map<string, VocabularyEvent[]> => {
  const found = new Map<string, VocabularyEvent[]>()
  for (const event of events) {
    const history = found.get(event.word)
    if (history) history.push(event)
    else found.set(event.word, [event])
  }
  return found
}

/** SQL of the log and of the states that follow from it; every statement is bound to the owner. */
export class ReviewRepository {
  constructor(private readonly db: Db) {}

  /** Which of some events are there already, and the number of the last arrival. */
  async standing(uid: number, ids: readonly string[]): Promise<{ known: Set<string>; last: number }> {
    const { rows } = v.parse(
      standingSchema,
      await this.db.execute(sql`
        select (select coalesce(max(seq), 0) from word_events where uid = ${uid}) as last,
          array_to_json(array(select id from word_events
            where uid = ${uid} and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))) as known`),
    )
    return { known: new Set(rows[0]?.known), last: rows[0]?.last ?? 0 }
  }

  /** Appends new events after the last; the caller holds the lock of the log. One statement for batches of any size. */
  async append(uid: number, last: number, events: readonly VocabularyEvent[]): Promise<void> {
    const rows = events.map((event, index) => rowOfEvent(uid, last + index + 1, event))
    await this.db.execute(sql`
      insert into word_events (uid, seq, id, word, device, kind, at, grade, source, proved, took, due, target)
      select uid, seq, id, word, device, kind, at, grade, source, proved, took, due, target
      from jsonb_populate_recordset(null::word_events, ${JSON.stringify(rows)}::jsonb)`)
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

  /** The logs of a user's words, whole ones, as far as `most` events reach. */
  async histories(uid: number, most: number): Promise<readonly (readonly VocabularyEvent[])[]> {
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

  /** The events of words behind a moment each, or all of them; 429 when a batch would have more than `most` read. */
  async behind(
    uid: number,
    wanted: readonly { readonly word: string; readonly since: number | undefined }[],
    most = Infinity,
  ): Promise<ReadonlyMap<string, readonly VocabularyEvent[]>> {
    const list = wanted.map(({ word, since }) => ({
      word,
      since: since === undefined ? '-infinity' : new Date(since).toISOString(),
    }))
    const query = this.db
      .select(getTableColumns(wordEvents))
      .from(sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as wanted(word text, since timestamptz)`)
      .innerJoin(
        wordEvents,
        and(
          eq(wordEvents.uid, uid),
          sql`${wordEvents.word} = wanted.word and ${wordEvents.at} > wanted.since`,
        ),
      )
    const rows = await (most === Infinity ? query : query.limit(most + 1))
    if (rows.length > most) throw new ApiError('tooManyRequests')
    return byWord(rows.map(eventOfRow))
  }

  /** The words of a user's log. */
  async words(uid: number): Promise<string[]> {
    const rows = await this.db
      .selectDistinct({ word: wordEvents.word })
      .from(wordEvents)
      .where(eq(wordEvents.uid, uid))
    return rows.map(({ word }) => word)
  }

  /** What the replay of some words may begin with. */
  async bases(uid: number, words: readonly string[]): Promise<Map<string, WordBase>> {
    const rows = await this.db
      .select({ word: wordStates.word, state: wordStates.base, at: wordStates.baseAt })
      .from(wordStates)
      .where(
        and(
          eq(wordStates.uid, uid),
          sql`${wordStates.word} in (select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb))`,
        ),
      )
    return new Map(
      rows.flatMap(({ word, state, at }) => (state && at !== null ? [[word, { state, at }] as const] : [])),
    )
  }

  /** Keeps the states of words; those without a state are forgotten. */
  async saveStates(uid: number, replayed: readonly ({ readonly word: string } & Replayed)[]): Promise<void> {
    const gone = replayed.flatMap(({ word, state }) => (state ? [] : [word]))
    if (gone.length) {
      await this.db.delete(wordStates).where(and(eq(wordStates.uid, uid), inArray(wordStates.word, gone)))
    }
    const rows = replayed.flatMap(({ state, base }) => (state ? [rowOfState(uid, state, base)] : []))
    await this.db.execute(sql`
      insert into word_states (uid, word, phase, stability, due, first_seen, last_review, last_grade, suspended, base, base_at)
      select uid, word, phase, stability, due, first_seen, last_review, last_grade, suspended, base, base_at
      from jsonb_populate_recordset(null::word_states, ${JSON.stringify(rows)}::jsonb)
      on conflict (uid, word) do update set (phase, stability, due, first_seen, last_review, last_grade, suspended, base, base_at)
        = (excluded.phase, excluded.stability, excluded.due, excluded.first_seen, excluded.last_review,
          excluded.last_grade, excluded.suspended, excluded.base, excluded.base_at)`)
  }

  /** What counts of each study day since a moment, oldest first. */
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
