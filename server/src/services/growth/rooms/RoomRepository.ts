import { and, count, eq } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { rankPrivacy, studyRoomMembers } from '../../../db/schema/growth'

/** SQL of study rooms and of privacy on leaderboards. */
export class RoomRepository {
  constructor(private readonly db: Db) {}

  async members(): Promise<ReadonlyMap<string, number>> {
    const { roomId } = studyRoomMembers
    const rows = await this.db.select({ roomId, members: count() }).from(studyRoomMembers).groupBy(roomId)
    return new Map(rows.map((row) => [row.roomId, row.members]))
  }

  async ofLearner(uid: number): Promise<ReadonlySet<string>> {
    const rows = await this.db.select().from(studyRoomMembers).where(eq(studyRoomMembers.uid, uid))
    return new Set(rows.map(({ roomId }) => roomId))
  }

  async add(uid: number, roomId: string, joinedDay: number): Promise<void> {
    await this.db.insert(studyRoomMembers).values({ uid, roomId, joinedDay }).onConflictDoNothing()
  }

  async remove(uid: number, roomId: string): Promise<void> {
    await this.db
      .delete(studyRoomMembers)
      .where(and(eq(studyRoomMembers.uid, uid), eq(studyRoomMembers.roomId, roomId)))
  }

  async isAnonymous(uid: number): Promise<boolean> {
    const [row] = await this.db.select().from(rankPrivacy).where(eq(rankPrivacy.uid, uid))
    return row?.isAnonymous ?? false
  }

  async setAnonymous(uid: number, isAnonymous: boolean): Promise<void> {
    await this.db
      .insert(rankPrivacy)
      .values({ uid, isAnonymous })
      .onConflictDoUpdate({ target: rankPrivacy.uid, set: { isAnonymous } })
  }
}
