import { sql } from 'drizzle-orm'
import type { exerciseAttempts } from '../../../db/schema/exercises'
import { statement } from '../../../db/statement'

/** Changed fields of an attempt: its end, result and next questions. */
export type AttemptChange = Pick<
  typeof exerciseAttempts.$inferSelect,
  'uid' | 'attemptId' | 'asked' | 'endedAt' | 'endedBy' | 'told' | 'result'
>

const { placeholder } = sql

const insertEvents = sql`
  insert into exercise_events (uid, attempt_id, id, at, device, kind, body)
  select ${placeholder('uid')}::bigint, ${placeholder('attempt')}::text, id, at, device, kind, body
  from jsonb_to_recordset(${placeholder('events')}::jsonb)
    as e(id text, at timestamptz, device text, kind text, body jsonb)
  on conflict do nothing`

/** Writes new events; those that are there stay as they are. */
export const appendEvents = statement('append_exercise_events', insertEvents)

const updateAttempts = sql`
  update exercise_attempts a
  set asked = c.asked, ended_at = c.ended_at, ended_by = c.ended_by, told = c.told, result = c.result
  from jsonb_to_recordset(${placeholder('changes')}::jsonb)
    as c(uid bigint, attempt_id text, asked jsonb, ended_at timestamptz, ended_by text, told boolean, result jsonb)
  where a.uid = c.uid and a.attempt_id = c.attempt_id`

/** Writes what changed of attempts. */
export const saveAttempts = statement('save_exercise_attempts', updateAttempts)

/** Writes new events and the attempt that follows from them in one statement. */
export const appendAndSave = statement(
  'append_exercise_log',
  sql`with logged as (${insertEvents}) ${updateAttempts}`,
)

/** The changes of attempts as the parameter of their statement. */
export const changesOf = (changes: readonly AttemptChange[]): string =>
  JSON.stringify(
    changes.map(({ uid, attemptId, asked, endedAt, endedBy, told, result }) => ({
      uid,
      attempt_id: attemptId,
      asked,
      ended_at: endedAt === null ? null : new Date(endedAt).toISOString(),
      ended_by: endedBy,
      told,
      result,
    })),
  )
