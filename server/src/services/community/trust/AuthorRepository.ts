import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { uploads } from '../../../db/schema/sales'
import { users } from '../../../db/schema/accounts'
import { communityBlocks } from '../../../db/schema/community'

const BLOCKS = 200

/** SQL of authors, their pictures and blocked users. */
export class AuthorRepository {
  constructor(private readonly db: Db) {}

  async registeredAt(uid: number): Promise<number> {
    const [row] = await this.db.select({ at: users.registeredAt }).from(users).where(eq(users.uid, uid))
    return row?.at ?? 0
  }

  async find(uid: number) {
    const { name, avatar, deletedAt } = users
    const [row] = await this.db
      .select({ uid: users.uid, name, avatar, deletedAt })
      .from(users)
      .where(eq(users.uid, uid))
    return row && row.deletedAt === null ? row : undefined
  }

  /** Whether all pictures were uploaded by this account. */
  async ownsPictures(uid: number, addresses: readonly string[]): Promise<boolean> {
    if (addresses.length === 0) return true
    const ids = addresses.map((address) => address.replace('/uploads/', ''))
    const found = await this.db.$count(uploads, and(eq(uploads.uid, uid), inArray(uploads.id, ids)))
    return found === new Set(ids).size
  }

  async block(uid: number, blocked: number, at: number): Promise<void> {
    await this.db
      .insert(communityBlocks)
      .values({ uid, blocked, at })
      .onConflictDoUpdate({
        target: [communityBlocks.uid, communityBlocks.blocked],
        set: { onlyMute: false },
      })
  }

  /** Hides an account; one that is blocked stays blocked. */
  async mute(uid: number, blocked: number, at: number): Promise<void> {
    await this.db.insert(communityBlocks).values({ uid, blocked, at, onlyMute: true }).onConflictDoNothing()
  }

  async unblock(uid: number, blocked: number): Promise<void> {
    await this.db
      .delete(communityBlocks)
      .where(and(eq(communityBlocks.uid, uid), eq(communityBlocks.blocked, blocked)))
  }

  /** Whether an account may not answer another one. */
  async hasBlocked(uid: number, blocked: number): Promise<boolean> {
    return (await this.hiding(uid, blocked)) === 'block'
  }

  /** How an account hides another one. */
  async hiding(uid: number, blocked: number): Promise<'block' | 'mute' | undefined> {
    const [row] = await this.db
      .select({ onlyMute: communityBlocks.onlyMute })
      .from(communityBlocks)
      .where(and(eq(communityBlocks.uid, uid), eq(communityBlocks.blocked, blocked)))
    if (!row) return undefined
    return row.onlyMute ? 'mute' : 'block'
  }

  /** Names of accounts that exist. */
  named(uids: readonly number[]) {
    return this.db
      .select({ uid: users.uid, name: users.name })
      .from(users)
      .where(and(inArray(users.uid, [...uids]), isNull(users.deletedAt)))
  }

  blocked(uid: number) {
    return this.db
      .select({ uid: users.uid, name: users.name, avatar: users.avatar, isMuted: communityBlocks.onlyMute })
      .from(communityBlocks)
      .innerJoin(users, eq(users.uid, communityBlocks.blocked))
      .where(eq(communityBlocks.uid, uid))
      .orderBy(sql`${communityBlocks.at} desc`)
      .limit(BLOCKS)
  }
}
