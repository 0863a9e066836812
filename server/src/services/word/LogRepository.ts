import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import type { Db } from '../../db/Database'
import { statement } from '../../db/statement'
import { type EventFields, eventOfRow, momentOf, rowOfEvent, rowOfState } from './eventRows'
import { changesFrom, type Replayed, type WordBase } from './wordBase'

/** Limit of events of one word that an append reads: far beyond real use. */
export const MOST_OF_WORD = 2000
/** Events that an append reads at most: more than any learner's answers to the words of one batch. */
export const MOST_READ = 100_000

const { placeholder } = sql
const uid = sql`${placeholder('uid')}::bigint`

const most = sql.raw(String(MOST_READ + 1))
const mostOfWord = sql.raw(String(MOST_OF_WORD + 1))

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)

/**
 * Reads all that an append needs in one query. A base serves only events that come after it: a word with an earlier new
 * event is read from its first answer. Limits in the lateral parts keep the planner from reading a learner's whole log
 * for a few rows: the cost depends on the batch.
 */
const readLog = statement(
  'read_word_log',
  sql`
  with given as (
    select * from jsonb_to_recordset(${placeholder('events')}::jsonb)
      as g(id text, at timestamptz, word text, since timestamptz)
  ), known as (
    select e.id from given g cross join lateral
      (select id from word_events where uid = ${uid} and at = g.at and id = g.id limit 1) e
  ), fresh as (
    select word, min(since) as since from given where id not in (select id from known) group by word
  ), based as (
    select f.word, s.base, s.base_at from fresh f left join lateral
      (select base, base_at from word_states where uid = ${uid} and word = f.word and base_at < f.since limit 1) s on true
  ), behind as (
    select e.id, e.word, e.device, e.kind, ${ms('e.at')} as at, e.grade, e.source, e.proved, e.took, ${ms('e.due')} as due, e.target
    from based b cross join lateral
      (select * from word_events where uid = ${uid} and word = b.word and at > coalesce(b.base_at, '-infinity') limit ${mostOfWord}) e
    limit ${most}
  )
  select
    (select coalesce(max(seq), 0) from word_events where uid = ${uid}) as last,
    (select weights from word_memories where uid = ${uid}) as weights,
    (select json_agg(w.id) from (select distinct word from given) g cross join lateral
      (select id from words where id = g.word limit 1) w) as words,
    (select json_agg(id) from known) as known,
    (select json_agg(json_build_object('word', word, 'state', base, 'at', ${ms('base_at')}))
      from based where base is not null) as bases,
    (select json_agg(behind) from behind) as behind`,
)

const forgetStates = sql`
  delete from word_states
  where uid = ${uid} and word in (select jsonb_array_elements_text(${placeholder('gone')}::jsonb))`

const keepStates = sql`
  insert into word_states (uid, word, phase, stability, due, first_seen, last_review, last_grade, suspended, base, base_at)
  select uid, word, phase, stability, due, first_seen, last_review, last_grade, suspended, base, base_at
  from jsonb_populate_recordset(null::word_states, ${placeholder('states')}::jsonb)
  on conflict (uid, word) do update set (phase, stability, due, first_seen, last_review, last_grade, suspended, base, base_at)
    = (excluded.phase, excluded.stability, excluded.due, excluded.first_seen, excluded.last_review,
      excluded.last_grade, excluded.suspended, excluded.base, excluded.base_at)`

const saveStates = statement('save_word_states', sql`with forgotten as (${forgetStates}) ${keepStates}`)

/** New events, the answers counted, the states that follow: all in one statement. */
const writeLog = statement(
  'write_word_log',
  sql`
  with logged as (
    insert into word_events (uid, seq, id, word, device, kind, at, grade, source, proved, took, due, target)
    select uid, seq, id, word, device, kind, at, grade, source, proved, took, due, target
    from jsonb_populate_recordset(null::word_events, ${placeholder('events')}::jsonb)
  ), counted as (
    insert into word_memories (uid, reviews) values (${uid}, ${placeholder('answers')}::int)
    on conflict (uid) do update set reviews = word_memories.reviews + excluded.reviews
  ), forgotten as (${forgetStates})
  ${keepStates}`,
)

const listOf = <T>() =>
  v.pipe(
    v.nullable(v.custom<readonly T[]>(Array.isArray)),
    v.transform((rows) => rows ?? []),
  )

const readingSchema = v.object({
  rows: v.tuple([
    v.object({
      last: v.number(),
      weights: v.nullable(v.array(v.number())),
      words: listOf<string>(),
      known: listOf<string>(),
      bases: listOf<WordBase & { readonly word: string }>(),
      behind: listOf<EventFields>(),
    }),
  ]),
})

/** The rows from which an append starts. */
export interface LogReading {
  /** The number of the last arrival. */
  readonly last: number
  /** The learner's own weights, if there are any. */
  readonly weights: readonly number[] | undefined
  /** Which of the events' words are in the list. */
  readonly words: ReadonlySet<string>
  /** Which of the events are in the log. */
  readonly known: ReadonlySet<string>
  /** Replay bases of words; a word without one is replayed whole. */
  readonly bases: ReadonlyMap<string, WordBase>
  /** The events of each new event's word behind its base; one more than `MOST_OF_WORD`, or `MOST_READ`, when there are too many. */
  readonly behind: readonly MemoryEvent[]
}

/** Stored result of a replay. */
export type ReplayedWord = { readonly word: string } & Replayed

const statesOf = (uid: number, replayed: readonly ReplayedWord[]) => ({
  uid,
  states: JSON.stringify(
    replayed.flatMap(({ state, base }) => (state ? [rowOfState(uid, state, base)] : [])),
  ),
  gone: JSON.stringify(replayed.flatMap(({ word, state }) => (state ? [] : [word]))),
})

/** How the log grows: one statement to read, one to write. The caller holds the lock of the log. */
export class LogRepository {
  constructor(
    private readonly db: Db,
    private readonly uid: number,
  ) {}

  async read(events: readonly MemoryEvent[]): Promise<LogReading> {
    const given = events.map((event) => ({
      id: event.id,
      at: momentOf(event.at),
      word: event.word,
      since: momentOf(changesFrom(event)),
    }))
    const answer = await readLog(this.db, { uid: this.uid, events: JSON.stringify(given) })
    const [row] = v.parse(readingSchema, answer).rows
    return {
      last: row.last,
      weights: row.weights ?? undefined,
      words: new Set(row.words),
      known: new Set(row.known),
      bases: new Map(row.bases.map(({ word, at, state }) => [word, { at, state }])),
      behind: row.behind.map(eventOfRow),
    }
  }

  /** Appends events after the last arrival, together with the states that follow from them. */
  async append(
    last: number,
    events: readonly MemoryEvent[],
    replayed: readonly ReplayedWord[],
  ): Promise<void> {
    await writeLog(this.db, {
      ...statesOf(this.uid, replayed),
      events: JSON.stringify(events.map((event, at) => rowOfEvent(this.uid, last + at + 1, event))),
      answers: events.filter(({ kind }) => kind === 'review').length,
    })
  }

  /** Keeps the states of words; those without one are forgotten. */
  async saveStates(replayed: readonly ReplayedWord[]): Promise<void> {
    await saveStates(this.db, statesOf(this.uid, replayed))
  }
}
