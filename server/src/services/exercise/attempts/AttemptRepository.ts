import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { GRACE_MS } from '@/domain/attempt/arrival'
import type { AttemptEvent } from '@/domain/attempt/events'
import { type AttemptKind, attemptKinds } from '@/domain/attempt/attemptKinds'
import { feedbackRules } from '@/domain/attempt/feedbackRules'
import { attemptPolicies } from '@/domain/attempt/policies'
import type { Db } from '../../../db/Database'
import { exerciseAttempts, exerciseEvents } from '../../../db/schema/exercises'
import { given } from '../../../db/prepared'
import { selectStatement } from '../../../db/statement'
import { appendAndSave, appendEvents, type AttemptChange, changesOf, saveAttempts } from './attemptStatements'
import { cutAnswers, readEvents } from './eventStatements'
import { eventOfRow, rowOfEvent } from './eventRow'
import { NOBODY } from './visitors'

export type AttemptRow = typeof exerciseAttempts.$inferSelect

/** An attempt and all that was done in it. */
export interface AttemptLog {
  readonly row: AttemptRow
  readonly events: readonly AttemptEvent[]
}

const { placeholder } = sql

const ruleOf = (kind: AttemptKind) => feedbackRules[attemptPolicies[kind].feedback]
/** Kinds that withhold keys while an attempt is open, and those of them that release them at their own end. */
const kindsWithClosedKeys = attemptKinds.filter((kind) => ruleOf(kind).closesElsewhere)
const kindsToldAtTheEnd = attemptKinds.filter((kind) => ruleOf(kind).tellsAll === 'ended')

/** Limit of open tests listed; no learner resumes more. */
const MOST_GOING_ON = 20

type AttemptKey = Pick<AttemptRow, 'uid' | 'attemptId'>

const isOneOf = (rows: readonly AttemptKey[]): SQL => {
  const keys = rows.map(({ uid, attemptId }) => sql`(${uid}::bigint, ${attemptId}::text)`)
  return sql`(${exerciseAttempts.uid}, ${exerciseAttempts.attemptId}) in (${sql.join(keys, sql`, `)})`
}

const askedIn = (rows: readonly Pick<AttemptRow, 'asked'>[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ asked }) => asked.map(({ id }) => id)))

/** Excludes attempts that failed recently (`retryAt`). */
const mayBeTried = (now: number) => or(isNull(exerciseAttempts.retryAt), lte(exerciseAttempts.retryAt, now))

const isIt = (uid: number, attemptId: string) =>
  and(eq(exerciseAttempts.uid, uid), eq(exerciseAttempts.attemptId, attemptId))

const lockAttempt = selectStatement(
  'lock_exercise_attempt',
  getTableColumns(exerciseAttempts),
  sql`from ${exerciseAttempts}
    where ${exerciseAttempts.uid} = ${placeholder('uid')}
      and ${exerciseAttempts.attemptId} = ${placeholder('attemptId')}
    for update`,
)

const { uid, attemptId, title, asked, kind, told, endedAt, endsAt } = exerciseAttempts
const closedAt = given('closedAt', endedAt)
const closingAttempts = selectStatement(
  'closing_exercise_attempts',
  { uid, attemptId, title, asked },
  sql`from ${exerciseAttempts}
    where ${and(
      sql`${uid} = any(${placeholder('uids')}::bigint[])`,
      sql`not ${told}`,
      inArray(kind, kindsWithClosedKeys),
      or(
        isNull(endedAt),
        gte(endedAt, closedAt),
        // Handed in, and closed for all until its time is over.
        notInArray(kind, kindsToldAtTheEnd),
      ),
      or(isNull(endsAt), gte(endsAt, closedAt)),
    )}`,
)

/** SQL of attempts and their logs. */
export class AttemptRepository {
  constructor(private readonly db: Db) {}

  /** Keeps a new attempt; one of the same id stays as it is. */
  async open(row: AttemptRow): Promise<void> {
    await this.db.insert(exerciseAttempts).values(row).onConflictDoNothing()
  }

  async find(uid: number, attemptId: string): Promise<AttemptRow | undefined> {
    const [row] = await this.db.select().from(exerciseAttempts).where(isIt(uid, attemptId))
    return row
  }

  /** The attempt, kept from everybody else until the transaction ends, and its log. */
  async lock(uid: number, attemptId: string): Promise<AttemptLog | undefined> {
    return this.withEvents((await lockAttempt(this.db, { uid, attemptId }))[0])
  }

  /** The attempt and its log, as they are now. */
  async log(uid: number, attemptId: string): Promise<AttemptLog | undefined> {
    return this.withEvents(await this.find(uid, attemptId))
  }

  /** Adds events to the log; with a change, the attempt becomes what follows from them. */
  async append(
    { uid, attemptId }: Pick<AttemptRow, 'uid' | 'attemptId'>,
    events: readonly AttemptEvent[],
    change?: AttemptChange,
  ): Promise<void> {
    const values = { uid, attempt: attemptId, events: JSON.stringify(events.map(rowOfEvent)) }
    if (change) await appendAndSave(this.db, { ...values, changes: changesOf([change]) })
    else await appendEvents(this.db, values)
  }

  /** Writes events again, whose texts nothing needs any more. */
  async cut({ uid, attemptId }: AttemptKey, events: readonly AttemptEvent[]): Promise<void> {
    await cutAnswers(this.db, { uid, attempt: attemptId, events: JSON.stringify(events.map(rowOfEvent)) })
  }

  /** Writes what became of attempts. */
  async save(changes: readonly AttemptChange[]): Promise<void> {
    await saveAttempts(this.db, { changes: changesOf(changes) })
  }

  /** Some open attempts whose time is over; other processes pass over them until the transaction ends. */
  claimDue(now: number, most: number): Promise<AttemptRow[]> {
    return this.db
      .select()
      .from(exerciseAttempts)
      .where(and(isNull(exerciseAttempts.endedAt), lte(exerciseAttempts.endsAt, now), mayBeTried(now)))
      .orderBy(asc(exerciseAttempts.endsAt), asc(exerciseAttempts.uid), asc(exerciseAttempts.attemptId))
      .limit(most)
      .for('update', { skipLocked: true })
  }

  /** Some ended attempts whose mistakes are not filed, and to which no answer can come any more; claimed as `claimDue` does. */
  claimUnfiled(now: number, most: number): Promise<AttemptRow[]> {
    return this.db
      .select()
      .from(exerciseAttempts)
      .where(
        and(
          isNotNull(exerciseAttempts.endedAt),
          gt(exerciseAttempts.uid, NOBODY),
          sql`not ${exerciseAttempts.filed}`,
          lt(exerciseAttempts.endedAt, now - GRACE_MS),
          mayBeTried(now),
          or(inArray(exerciseAttempts.kind, kindsToldAtTheEnd), lt(exerciseAttempts.endsAt, now - GRACE_MS)),
        ),
      )
      .orderBy(asc(exerciseAttempts.endedAt), asc(exerciseAttempts.uid), asc(exerciseAttempts.attemptId))
      .limit(most)
      .for('update', { skipLocked: true })
  }

  /** Lets an attempt wait that could not be worked on. */
  async setAside({ uid, attemptId, failures }: AttemptRow, retryAt: number): Promise<void> {
    await this.db
      .update(exerciseAttempts)
      .set({ failures: failures + 1, retryAt })
      .where(isIt(uid, attemptId))
  }

  /** Postpones attempts for another reason than a failure. */
  async postpone(rows: readonly AttemptKey[], until: number): Promise<void> {
    if (rows.length) await this.db.update(exerciseAttempts).set({ retryAt: until }).where(isOneOf(rows))
  }

  async forgetFailures(rows: readonly AttemptKey[]): Promise<void> {
    await this.db.update(exerciseAttempts).set({ failures: 0, retryAt: null }).where(isOneOf(rows))
  }

  async markFiled(rows: readonly AttemptKey[]): Promise<void> {
    if (rows.length) await this.db.update(exerciseAttempts).set({ filed: true }).where(isOneOf(rows))
  }

  /** The questions in open tests of a learner, whose keys must not be released. */
  async closedOf(uid: number, now: number): Promise<ReadonlySet<string>> {
    return askedIn(await this.closing([uid], now))
  }

  /** For each of some attempts, the questions that other tests of its learner ask which may still be answered without their keys. */
  async closedElsewhere(rows: readonly AttemptKey[], now: number): Promise<ReadonlySet<string>[]> {
    const closing = await this.closing([...new Set(rows.map(({ uid }) => uid))], now)
    return rows.map(({ uid, attemptId }) =>
      askedIn(closing.filter((other) => other.uid === uid && other.attemptId !== attemptId)),
    )
  }

  /** The test of a learner that keeps keys of some questions closed; undefined where none does. */
  async closingOver({ uid, attemptId, asked }: Pick<AttemptRow, 'uid' | 'attemptId' | 'asked'>, now: number) {
    const wanted = askedIn([{ asked }])
    const others = (await this.closing([uid], now)).filter((other) => other.attemptId !== attemptId)
    return others.find((other) => other.asked.some(({ id }) => wanted.has(id)))
  }

  /**
   * Attempts of some learners whose keys are not released, and that may still take answers. Guest attempts never
   * release keys.
   */
  private async closing(uids: readonly number[], now: number) {
    const learners = uids.filter((uid) => uid !== NOBODY)
    if (!learners.length) return []
    return closingAttempts(this.db, { uids: `{${learners.join(',')}}`, closedAt: now - GRACE_MS })
  }

  /** A page of a learner's attempts, newest first. */
  async page(uid: number, size: number, offset: number): Promise<{ rows: AttemptRow[]; total: number }> {
    const mine = eq(exerciseAttempts.uid, uid)
    const rows = await this.db
      .select()
      .from(exerciseAttempts)
      .where(mine)
      .orderBy(desc(exerciseAttempts.startedAt), asc(exerciseAttempts.attemptId))
      .limit(size)
      .offset(offset)
    const [all] = await this.db.select({ total: count() }).from(exerciseAttempts).where(mine)
    return { rows, total: all?.total ?? 0 }
  }

  /** The newest tests and exams that are not handed in and whose time is not over; a practice has no end and is none of them. */
  async goingOn(uid: number, now: number): Promise<AttemptRow[]> {
    const { kind, endedAt, endsAt, startedAt, attemptId } = exerciseAttempts
    return this.db
      .select()
      .from(exerciseAttempts)
      .where(
        and(
          eq(exerciseAttempts.uid, uid),
          inArray(kind, kindsWithClosedKeys),
          isNull(endedAt),
          or(isNull(endsAt), gt(endsAt, now)),
        ),
      )
      .orderBy(desc(startedAt), asc(attemptId))
      .limit(MOST_GOING_ON)
  }

  /** Some attempts with their logs. */
  async logsOf(rows: readonly AttemptRow[]): Promise<readonly AttemptLog[]> {
    if (!rows.length) return []
    const keys = rows.map(({ uid, attemptId }) => sql`(${uid}::bigint, ${attemptId}::text)`)
    const events = await this.db
      .select()
      .from(exerciseEvents)
      .where(sql`(${exerciseEvents.uid}, ${exerciseEvents.attemptId}) in (${sql.join(keys, sql`, `)})`)
    const logs = new Map<string, AttemptEvent[]>()
    for (const event of events) {
      const key = `${event.uid}:${event.attemptId}`
      logs.set(key, [...(logs.get(key) ?? []), eventOfRow(event)])
    }
    return rows.map((row) => ({ row, events: logs.get(`${row.uid}:${row.attemptId}`) ?? [] }))
  }

  private async withEvents(row: AttemptRow | undefined): Promise<AttemptLog | undefined> {
    if (!row) return undefined
    const events = await readEvents(this.db, { uid: row.uid, attemptId: row.attemptId })
    return { row, events: events.map(eventOfRow) }
  }
}
