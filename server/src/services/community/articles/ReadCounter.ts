import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { communityCounts, communityReaders } from '../../../db/schema/community'

const SEPARATOR = '\n'
/** Readers held in memory at most; further ones are counted after the next flush. */
const MOST = 20_000
const CHUNK = 500

/** Counts unique readers in batches: noted in memory, written once a minute. */
export class ReadCounter {
  private pending = new Set<string>()

  constructor(private readonly db: Db) {}

  note(kind: 'article' | 'post' | 'question', id: string, reader: string): void {
    if (this.pending.size < MOST) this.pending.add([kind, id, reader].join(SEPARATOR))
  }

  async flush(): Promise<void> {
    const noted = [...this.pending]
    this.pending = new Set()
    for (let at = 0; at < noted.length; at += CHUNK) await this.write(noted.slice(at, at + CHUNK))
  }

  private async write(noted: readonly string[]): Promise<void> {
    const rows = noted.map((line) => {
      const [targetKind = '', targetId = '', reader = ''] = line.split(SEPARATOR)
      return { targetKind, targetId, reader }
    })
    await this.db.transaction(async (tx) => {
      const added = await tx
        .insert(communityReaders)
        .values(rows)
        .onConflictDoNothing()
        .returning({ kind: communityReaders.targetKind, id: communityReaders.targetId })
      const sums = new Map<string, { kind: string; id: string; reads: number }>()
      for (const { kind, id } of added) {
        const key = `${kind}:${id}`
        sums.set(key, { kind, id, reads: (sums.get(key)?.reads ?? 0) + 1 })
      }
      const values = [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
      if (values.length === 0) return
      await tx
        .insert(communityCounts)
        .values(values)
        .onConflictDoUpdate({
          target: [communityCounts.kind, communityCounts.id],
          set: { reads: sql`${communityCounts.reads} + excluded.reads` },
        })
    })
  }
}
