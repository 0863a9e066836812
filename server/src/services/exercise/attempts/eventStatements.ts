import { getTableColumns, sql } from 'drizzle-orm'
import { exerciseEvents } from '../../../db/schema/exercises'
import { selectStatement, statement } from '../../../db/statement'

const { placeholder } = sql

/** Reads the log of an attempt. */
export const readEvents = selectStatement(
  'exercise_log',
  getTableColumns(exerciseEvents),
  sql`from ${exerciseEvents}
    where ${exerciseEvents.uid} = ${placeholder('uid')}
      and ${exerciseEvents.attemptId} = ${placeholder('attemptId')}`,
)

/** Writes events of a log again, by their ids. */
export const cutAnswers = statement(
  'cut_superseded_answers',
  sql`
  update exercise_events e set body = c.body
  from jsonb_to_recordset(${placeholder('events')}::jsonb) as c(id text, body jsonb)
  where e.uid = ${placeholder('uid')}::bigint and e.attempt_id = ${placeholder('attempt')}::text and e.id = c.id`,
)
