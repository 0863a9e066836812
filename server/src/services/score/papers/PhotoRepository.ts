import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { uploads } from '../../../db/schema/sales'
import { scorePhotos } from '../../../db/schema/score'

/** SQL of photos of answer sheets. */
export class PhotoRepository {
  constructor(private readonly db: Db) {}

  async find(uid: number, paperId: string): Promise<string[]> {
    const [row] = await this.db
      .select({ pictures: scorePhotos.pictures })
      .from(scorePhotos)
      .where(and(eq(scorePhotos.uid, uid), eq(scorePhotos.paperId, paperId)))
    return [...(row?.pictures ?? [])]
  }

  async save(row: typeof scorePhotos.$inferInsert): Promise<void> {
    const { pictures, changedAt } = row
    await this.db
      .insert(scorePhotos)
      .values(row)
      .onConflictDoUpdate({
        target: [scorePhotos.uid, scorePhotos.paperId],
        set: { pictures, changedAt },
      })
  }

  /** Whether all pictures were uploaded by this account. */
  async owns(uid: number, addresses: readonly string[]): Promise<boolean> {
    if (addresses.length === 0) return true
    const ids = addresses.map((address) => address.replace('/uploads/', ''))
    const found = await this.db.$count(uploads, and(eq(uploads.uid, uid), inArray(uploads.id, ids)))
    return found === addresses.length
  }
}
