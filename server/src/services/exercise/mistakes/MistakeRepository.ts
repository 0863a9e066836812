import { and, asc, count, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { MistakeState } from '@/contracts/exercise/mistakes'
import type { MistakeCause } from '@/domain/mistakes/mistakeCauses'
import type { Db } from '../../../db/Database'
import { students } from '../../../db/schema/courses'
import { exerciseAttempts, questions } from '../../../db/schema/exercises'
import { mistakeCards } from '../../../db/schema/mistakes'
import { statement } from '../../../db/statement'
import { mergeNoteSql, type SentNote } from './mergeNoteSql'
import { stemPreview } from '../questions/stemPreview'
import type { SeenAttempt } from '../questions/questionPassage'

export type MistakeRow = typeof mistakeCards.$inferSelect

/** The state of a card, derived from its log. */
export type CardStatus = Pick<MistakeRow, 'questionId' | 'due' | 'mastered' | 'removed'>

/** A card with what a list shows of its question. */
export type ListedMistake = Awaited<ReturnType<MistakeRepository['page']>>['rows'][number]

/** Which cards are wanted. */
export interface MistakeQuery {
  readonly state: MistakeState
  readonly subject?: string | undefined
  readonly point?: string | undefined
  readonly cause?: MistakeCause | undefined
  /** Until when `due` looks. */
  readonly until: number
}

const { placeholder } = sql

/** Answers of attempts that a card shows. */
const MOST_ANSWERS = 5

/** Brings cards into the book; one that is there is missed once more, and what its learner wrote stays. */
const fileCards = statement(
  'file_mistake_cards',
  sql`
  insert into mistake_cards
    (uid, question_id, subject, point, attempt_id, reason, answers, times, missed_at, due, mastered, removed)
  select ${placeholder('uid')}::bigint, question_id, subject, point, attempt_id, reason, answers, 1, missed_at, due, mastered, removed
  from jsonb_to_recordset(${placeholder('cards')}::jsonb)
    as c(question_id text, subject text, point text, attempt_id text, reason text, answers jsonb, missed_at timestamptz,
      due timestamptz, mastered boolean, removed boolean)
  on conflict (uid, question_id) do update set
    attempt_id = excluded.attempt_id, reason = excluded.reason, times = mistake_cards.times + 1, missed_at = excluded.missed_at,
    answers = jsonb_path_query_array(excluded.answers || mistake_cards.answers, '$[0 to ${sql.raw(String(MOST_ANSWERS - 1))}]'),
    due = excluded.due, mastered = excluded.mastered, removed = excluded.removed`,
)

const saveStandings = statement(
  'save_mistake_standings',
  sql`
  update mistake_cards m set due = c.due, mastered = c.mastered, removed = c.removed
  from jsonb_to_recordset(${placeholder('cards')}::jsonb)
    as c(question_id text, due timestamptz, mastered boolean, removed boolean)
  where m.uid = ${placeholder('uid')}::bigint and m.question_id = c.question_id`,
)

/** A card that an attempt brings. */
export type FiledCard = Omit<MistakeRow, 'uid' | 'times' | 'cause' | 'note'>

const iso = (moment: number): string => new Date(moment).toISOString()

const standingOf = ({ questionId, due, mastered, removed }: CardStatus) => ({
  question_id: questionId,
  due: iso(due),
  mastered,
  removed,
})

const isOpen = and(eq(mistakeCards.mastered, false), eq(mistakeCards.removed, false))

const stateIs = ({ state, until }: MistakeQuery): SQL | undefined => {
  switch (state) {
    case 'open':
      return isOpen
    case 'due':
      return and(isOpen, lte(mistakeCards.due, until))
    case 'mastered':
      return and(eq(mistakeCards.mastered, true), eq(mistakeCards.removed, false))
    case 'removed':
      return eq(mistakeCards.removed, true)
  }
}

const listed = {
  card: mistakeCards,
  type: questions.type,
  stem: stemPreview,
}

/** Learner edits of a card; omitted fields stay as they are. */
export interface SaidOfMistake extends SentNote {
  readonly cause?: MistakeCause | null | undefined
}

/** SQL of one learner's book of mistakes. */
export class MistakeRepository {
  constructor(
    private readonly db: Db,
    private readonly uid: number,
  ) {}

  /** The year of entry that the learner has chosen; null without a choice. */
  async examYear(): Promise<number | null> {
    const { uid, examYear } = students
    const [row] = await this.db.select({ examYear }).from(students).where(eq(uid, this.uid))
    return row?.examYear ?? null
  }

  /** The questions of a list that are in the book. */
  async among(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (!ids.length) return new Set()
    const rows = await this.db
      .select({ id: mistakeCards.questionId })
      .from(mistakeCards)
      .where(and(this.mine, inArray(mistakeCards.questionId, [...ids])))
    return new Set(rows.map(({ id }) => id))
  }

  async file(cards: readonly FiledCard[]): Promise<void> {
    const rows = cards.map(({ subject, point, attemptId, reason, answers, missedAt, ...standing }) => ({
      ...standingOf(standing),
      subject,
      point,
      attempt_id: attemptId,
      reason,
      answers,
      missed_at: iso(missedAt),
    }))
    await fileCards(this.db, { uid: this.uid, cards: JSON.stringify(rows) })
  }

  async saveStandings(standings: readonly CardStatus[]): Promise<void> {
    if (!standings.length) return
    await saveStandings(this.db, { uid: this.uid, cards: JSON.stringify(standings.map(standingOf)) })
  }

  /** Numbers of cards by subject, point and cause, for each state. */
  async tallies(until: number) {
    const of = (state: MistakeState) =>
      sql<number>`(count(*) filter (where ${stateIs({ state, until })}))::int`
    const { subject, point, cause } = mistakeCards
    return this.db
      .select({
        subject,
        point,
        cause,
        open: of('open'),
        due: of('due'),
        mastered: of('mastered'),
        removed: of('removed'),
      })
      .from(mistakeCards)
      .where(this.mine)
      .groupBy(subject, point, cause)
      .orderBy(subject, point, sql`${cause} nulls last`)
  }

  /** State of every question in the book, without those that its learner removed. */
  async standings() {
    const { questionId, subject, point, mastered } = mistakeCards
    return this.db
      .select({ questionId, subject, point, mastered })
      .from(mistakeCards)
      .where(and(this.mine, eq(mistakeCards.removed, false)))
  }

  async page(wish: MistakeQuery, size: number, offset: number) {
    const { subject, point, cause } = wish
    const wanted = and(
      this.mine,
      stateIs(wish),
      subject === undefined ? undefined : eq(mistakeCards.subject, subject),
      point === undefined ? undefined : eq(mistakeCards.point, point),
      cause === undefined ? undefined : eq(mistakeCards.cause, cause),
    )
    const rows = await this.listed()
      .where(wanted)
      .orderBy(desc(mistakeCards.missedAt), asc(mistakeCards.questionId))
      .limit(size)
      .offset(offset)
    const [all] = await this.db.select({ total: count() }).from(mistakeCards).where(wanted)
    return { rows, total: all?.total ?? 0 }
  }

  /** Due cards, longest overdue first. */
  async due(until: number, subject: string | undefined, size: number) {
    const isWanted = subject === undefined ? undefined : eq(mistakeCards.subject, subject)
    return this.listed()
      .where(and(this.mine, stateIs({ state: 'due', until }), isWanted))
      .orderBy(asc(mistakeCards.due), asc(mistakeCards.questionId))
      .limit(size)
  }

  async find(questionId: string): Promise<ListedMistake | undefined> {
    const [row] = await this.listed().where(and(this.mine, eq(mistakeCards.questionId, questionId)))
    return row
  }

  /** Option order of some attempts, by attempt. */
  async sittings(ids: readonly string[]): Promise<ReadonlyMap<string, SeenAttempt>> {
    if (!ids.length) return new Map()
    const { uid, attemptId, kind, seed } = exerciseAttempts
    const rows = await this.db
      .select({ attemptId, kind, seed })
      .from(exerciseAttempts)
      .where(and(eq(uid, this.uid), inArray(attemptId, [...ids])))
    return new Map(rows.map((row) => [row.attemptId, row]))
  }

  /** Saves the learner's note and cause of a card. */
  async note(questionId: string, said: SaidOfMistake): Promise<void> {
    await this.db
      .update(mistakeCards)
      .set({ cause: said.cause, note: mergeNoteSql(said) })
      .where(and(this.mine, eq(mistakeCards.questionId, questionId)))
  }

  private get mine() {
    return eq(mistakeCards.uid, this.uid)
  }

  private listed() {
    return this.db
      .select(listed)
      .from(mistakeCards)
      .innerJoin(questions, eq(questions.id, mistakeCards.questionId))
  }
}
