import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ExperienceState, ExperienceText } from '@/contracts/baoyan/experiences'
import type { Db } from '../../../db/Database'
import { users } from '../../../db/schema/accounts'
import { baoyanExperiences } from '../../../db/schema/baoyan'

export type ExperienceRecord = typeof baoyanExperiences.$inferSelect
type NewExperience = Pick<
  ExperienceRecord,
  'experienceId' | 'uid' | 'requestKey' | 'doubt' | 'changedAt' | keyof ExperienceText
>

const table = baoyanExperiences
const { experienceId, uid: owner, requestKey, state, field, changedAt, shownAt, version } = table
const written = { experienceId, state }
const publicColumns = {
  experienceId,
  title: table.title,
  field,
  body: table.body,
  isAnonymous: table.isAnonymous,
  // A column would lose its table here, and mean that of the inner table.
  name: sql<string | null>`(select u.name from ${users} u where u.uid = ${table}.uid)`,
}
const of = (uid: number, id: string) => and(eq(owner, uid), eq(experienceId, id))

/** SQL of experience posts of learners. */
export class ExperienceRepository {
  constructor(private readonly db: Db) {}

  /** Public posts of one field or all, the newest first, with the number of all. */
  async shown(wanted: string | undefined, size: number, offset: number) {
    const where = and(eq(state, 'public'), wanted ? eq(field, wanted) : undefined)
    const list = await this.db
      .select(publicColumns)
      .from(table)
      .where(where)
      .orderBy(desc(shownAt), asc(experienceId))
      .limit(size)
      .offset(offset)
    return { list, total: await this.db.$count(table, where) }
  }

  async findShown(id: string) {
    const [row] = await this.db
      .select(publicColumns)
      .from(table)
      .where(and(eq(experienceId, id), eq(state, 'public')))
    return row
  }

  async byKey(uid: number, key: string) {
    const [row] = await this.db
      .select(written)
      .from(table)
      .where(and(eq(owner, uid), eq(requestKey, key)))
    return row
  }

  /** Adds a post that waits; undefined where the key has written before. */
  async add(row: NewExperience) {
    const [made] = await this.db
      .insert(table)
      .values({ ...row, state: 'pending' })
      .onConflictDoNothing()
      .returning(written)
    return made
  }

  own(uid: number, size: number, offset: number) {
    return this.page(eq(owner, uid), [desc(changedAt), asc(experienceId)], size, offset)
  }

  async find(uid: number, id: string): Promise<ExperienceRecord | undefined> {
    const [row] = await this.db.select().from(table).where(of(uid, id))
    return row
  }

  /** Replaces the text of the version that was changed at `base`; the post waits again. Undefined where there is a newer one. */
  async edit(
    uid: number,
    id: string,
    text: ExperienceText,
    { doubt, now, base }: { readonly doubt: string; readonly now: number; readonly base: number },
  ) {
    const [row] = await this.db
      .update(table)
      .set({
        ...text,
        doubt,
        state: 'pending',
        reason: '',
        changedAt: now,
        shownAt: null,
        version: sql`${version} + 1`,
      })
      .where(and(of(uid, id), eq(changedAt, base)))
      .returning(written)
    return row
  }

  async remove(uid: number, id: string): Promise<void> {
    await this.db.delete(table).where(of(uid, id))
  }

  waiting(size: number, offset: number) {
    return this.page(eq(state, 'pending'), [asc(changedAt), asc(experienceId)], size, offset)
  }

  /** Decides the version that waits, with what else belongs to it; false where it does not wait any more. */
  decide(
    id: string,
    seen: number,
    change: { readonly state: Exclude<ExperienceState, 'pending'>; readonly reason: string },
    now: number,
    also: (tx: Db, post: Pick<ExperienceRecord, 'uid' | 'title'>) => Promise<void>,
  ): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const [post] = await tx
        .update(table)
        .set({ ...change, shownAt: change.state === 'public' ? now : null })
        .where(and(eq(experienceId, id), eq(version, seen), eq(state, 'pending')))
        .returning({ uid: owner, title: table.title })
      if (post) await also(tx, post)
      return post !== undefined
    })
  }

  /** Whether a post still waits, in another version than a decision named; undefined where there is no post. */
  async waits(id: string): Promise<boolean | undefined> {
    const [row] = await this.db.select(written).from(table).where(eq(experienceId, id))
    return row === undefined ? undefined : row.state === 'pending'
  }

  private async page(where: SQL, order: readonly SQL[], size: number, offset: number) {
    const list = await this.db
      .select()
      .from(table)
      .where(where)
      .orderBy(...order)
      .limit(size)
      .offset(offset)
    return { list, total: await this.db.$count(table, where) }
  }
}
