import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { containing } from '../../../db/containing'
import {
  assistantConversations as conversations,
  assistantTurns as turns,
} from '../../../db/schema/assistant'

export type TurnRow = typeof turns.$inferSelect
export type ConversationRow = typeof conversations.$inferSelect

const NEWEST = 100

/** A search in conversations, and whether it may match answer texts. */
interface Sought {
  readonly text: string | undefined
  readonly areAnswersOpen: boolean
}

/** Earlier turns of a question. */
export interface Talk {
  readonly turns: readonly TurnRow[]
  readonly card: TurnRow['context']
}

/** Remaining fields of a deleted turn: its id, so that a retry never asks twice. */
const TOMBSTONE = {
  question: '',
  context: null,
  answer: '',
  sources: [],
  followUps: [],
  rating: null,
  told: [],
} satisfies Partial<TurnRow>

/**
 * Takes a turn out of its conversation, once; false when it was taken out before. One that was shared stays readable at its address, as
 * long as the conversation is there.
 */
const takeOut = async (tx: Db, turnId: string, conversationId: string): Promise<boolean> => {
  const it = and(eq(turns.turnId, turnId), eq(turns.conversationId, conversationId))
  const taken = await tx
    .update(turns)
    // No process works on it any more.
    .set({
      replaced: true,
      state: sql`case when ${turns.state} = 'running' then 'stopped' else ${turns.state} end`,
    })
    .where(and(it, not(turns.replaced)))
    .returning({ id: turns.turnId })
  await tx
    .update(turns)
    .set(TOMBSTONE)
    .where(and(it, isNull(turns.shareId)))
  return taken.length > 0
}

/** SQL of conversations and their turns. */
export class TurnRepository {
  constructor(private readonly db: Db) {}

  async conversation(conversationId: string): Promise<ConversationRow | undefined> {
    const [row] = await this.db
      .select()
      .from(conversations)
      .where(eq(conversations.conversationId, conversationId))
    return row
  }

  /** A turn that was not replaced. */
  async turn(turnId: string): Promise<TurnRow | undefined> {
    const [row] = await this.db
      .select()
      .from(turns)
      .where(and(eq(turns.turnId, turnId), not(turns.replaced)))
    return row
  }

  /** The newest turns of a conversation, the oldest first. */
  async turnsOf(conversationId: string, size = NEWEST): Promise<TurnRow[]> {
    const rows = await this.db
      .select()
      .from(turns)
      .where(and(eq(turns.conversationId, conversationId), not(turns.replaced)))
      .orderBy(desc(turns.askedAt), desc(turns.turnId))
      .limit(size)
    return rows.reverse()
  }

  /** A conversation as far as an answer goes on with it: its newest turns, and the card that was brought to it last. */
  async talk(conversationId: string, size: number): Promise<Talk> {
    const own = and(eq(turns.conversationId, conversationId), not(turns.replaced))
    const newest = [desc(turns.askedAt), desc(turns.turnId)]
    const cards = this.db
      .select({ context: turns.context })
      .from(turns)
      .where(and(own, isNotNull(turns.context)))
      .orderBy(...newest)
      .limit(1)
    const rows = await this.db
      .select({ turn: turns, card: sql<TurnRow['context']>`(${cards})` })
      .from(turns)
      .where(own)
      .orderBy(...newest)
      .limit(size)
    return { turns: rows.map(({ turn }) => turn).reverse(), card: rows[0]?.card ?? null }
  }

  /**
   * Keeps a question before it is answered, and says whether it is the first of its conversation, unless the turn is there already, the conversation is somebody else's, or the turn that it
   * replaces was replaced by another meanwhile.
   */
  async begin(
    row: typeof turns.$inferInsert,
    conversation: ConversationRow,
    replaces?: string,
  ): Promise<'first' | 'begun' | 'known' | 'foreign' | 'replaced'> {
    return this.db.transaction(async (tx) => {
      const [own] = await tx
        .insert(conversations)
        .values(conversation)
        .onConflictDoUpdate({
          target: conversations.conversationId,
          set: { updatedAt: conversation.updatedAt, uid: sql`coalesce(${conversations.uid}, excluded.uid)` },
          // Two may begin it at once: whose it became is known here and nowhere before.
          setWhere: sql`${conversations.uid} is null or ${conversations.uid} = excluded.uid`,
        })
        // A row that this statement made has no end of its own.
        .returning({ isNew: sql<boolean>`${conversations}.xmax = 0` })
      if (!own) return 'foreign'
      const added = await tx.insert(turns).values(row).onConflictDoNothing().returning({ id: turns.turnId })
      if (added.length === 0) return 'known'
      if (replaces === undefined) return own.isNew ? 'first' : 'begun'
      if (await takeOut(tx, replaces, row.conversationId)) return 'begun'
      await tx.delete(turns).where(eq(turns.turnId, row.turnId))
      return 'replaced'
    })
  }

  /** Says that the answer is being worked on, and what there is of it; false when it was stopped meanwhile. */
  async beat(turnId: string, answer: string, now: number): Promise<boolean> {
    const rows = await this.db
      .update(turns)
      .set({ answer, beatAt: now })
      .where(and(eq(turns.turnId, turnId), eq(turns.state, 'running')))
      .returning({ id: turns.turnId })
    return rows.length > 0
  }

  /** Takes over an answer whose process was not heard of since `before`; false when another did. */
  async takeOver(turnId: string, before: number, now: number): Promise<boolean> {
    const rows = await this.db
      .update(turns)
      .set({ answer: '', beatAt: now })
      .where(and(eq(turns.turnId, turnId), eq(turns.state, 'running'), lt(turns.beatAt, before)))
      .returning({ id: turns.turnId })
    return rows.length > 0
  }

  /** Saves the outcome of an answer, and returns it. A stopped one stays stopped, with its text so far. */
  async finish(
    turnId: string,
    fields: Partial<TurnRow> & Pick<TurnRow, 'state'>,
  ): Promise<TurnRow | undefined> {
    const state = sql`case when ${turns.state} = 'running' then ${fields.state} else ${turns.state} end`
    const [row] = await this.db
      .update(turns)
      .set({ ...fields, state })
      .where(and(eq(turns.turnId, turnId), inArray(turns.state, ['running', 'stopped']), not(turns.replaced)))
      .returning()
    return row
  }

  async stop(turnId: string): Promise<void> {
    await this.db
      .update(turns)
      .set({ state: 'stopped' })
      .where(and(eq(turns.turnId, turnId), eq(turns.state, 'running')))
  }

  /** Leaves of an answer what was shown of it. */
  async cut(turnId: string, answer: string): Promise<void> {
    await this.db
      .update(turns)
      .set({ answer, state: 'stopped', followUps: [] })
      .where(and(eq(turns.turnId, turnId), isNull(turns.shareId), not(turns.replaced)))
  }

  async rate(turnId: string, rating: TurnRow['rating']): Promise<void> {
    await this.db
      .update(turns)
      .set({ rating })
      .where(and(eq(turns.turnId, turnId), not(turns.replaced)))
  }

  /** The address of a shared turn: the first that was given stays. */
  async share(turnId: string, shareId: string): Promise<string> {
    const [row] = await this.db
      .update(turns)
      .set({ shareId: sql`coalesce(${turns.shareId}, ${shareId})` })
      .where(and(eq(turns.turnId, turnId), not(turns.replaced)))
      .returning({ shareId: turns.shareId })
    return row?.shareId ?? shareId
  }

  async shared(
    shareId: string,
  ): Promise<{ turn: TurnRow; variant: string; owner: number | null } | undefined> {
    const [row] = await this.db
      .select({ turn: turns, variant: conversations.variant, owner: conversations.uid })
      .from(turns)
      .innerJoin(conversations, eq(conversations.conversationId, turns.conversationId))
      .where(eq(turns.shareId, shareId))
    return row
  }

  /**
   * A page of a user's conversations with one assistant; the search text matches a title, a question or, where they are
   * open, an answer.
   */
  async page(uid: number, variant: string, sought: Sought, { page, size }: { page: number; size: number }) {
    const { text, areAnswersOpen } = sought
    const like = text ? containing(text) : undefined
    const orAnswer = areAnswersOpen ? sql` or ${turns.answer} ilike ${like}` : sql``
    const says = like
      ? or(
          ilike(conversations.title, like),
          sql`exists (select 1 from ${turns} where ${turns.conversationId} = ${conversations.conversationId}
            and not ${turns.replaced} and (${turns.question} ilike ${like}${orAnswer}))`,
        )
      : undefined
    const own = and(eq(conversations.uid, uid), eq(conversations.variant, variant), says)
    const list = await this.db
      .select()
      .from(conversations)
      .where(own)
      .orderBy(desc(conversations.updatedAt), asc(conversations.conversationId))
      .limit(size)
      .offset((page - 1) * size)
    const [counted] = await this.db.select({ total: count() }).from(conversations).where(own)
    return { list, total: counted?.total ?? 0, page, size }
  }

  async rename(conversationId: string, title: string): Promise<void> {
    await this.db.update(conversations).set({ title }).where(eq(conversations.conversationId, conversationId))
  }

  async remove(conversationId: string): Promise<void> {
    await this.db.delete(conversations).where(eq(conversations.conversationId, conversationId))
  }

  /** Gives conversations without an owner to a user. */
  async adopt(uid: number, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await this.db
      .update(conversations)
      .set({ uid })
      .where(and(isNull(conversations.uid), inArray(conversations.conversationId, [...ids])))
  }

  /** Deletes conversations that stayed without an owner. */
  async forgetUnowned(before: number): Promise<void> {
    await this.db
      .delete(conversations)
      .where(and(isNull(conversations.uid), lt(conversations.updatedAt, before)))
  }
}
