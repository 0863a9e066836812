import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { spanOf } from '@/domain/baoyan/deadlines'
import type { Db } from '../../../db/Database'
import { baoyanDeadlines, baoyanNotices } from '../../../db/schema/baoyan'
import { deadlineRow } from '../notices/NoticeRepository'
import type { NoticeInput } from './NoticeInput'

const CHUNK = 200

const rowOf = ({ deadlines, ...notice }: NoticeInput): typeof baoyanNotices.$inferInsert => ({
  ...notice,
  ...spanOf(deadlines),
  retired: false,
})

const excluded = (name: string) => sql.raw(`excluded.${name}`)

/** Writes notices with their deadlines and returns their season keys; those that an operator corrected stay as they are. */
export const upsertNotices = async (
  tx: Db,
  notices: readonly NoticeInput[],
): Promise<ReadonlySet<string>> => {
  const keys = new Set<string>()
  for (let from = 0; from < notices.length; from += CHUNK) {
    const part = notices.slice(from, from + CHUNK)
    const written = await tx
      .insert(baoyanNotices)
      .values(part.map(rowOf))
      .onConflictDoUpdate({
        target: baoyanNotices.seasonKey,
        set: {
          title: excluded('title'),
          school: excluded('school'),
          discipline: excluded('discipline'),
          degree: excluded('degree'),
          level: excluded('level'),
          province: excluded('province'),
          conditions: excluded('conditions'),
          materials: excluded('materials'),
          source: excluded('source'),
          opensAt: excluded('opens_at'),
          appliesUntil: excluded('applies_until'),
          endsAt: excluded('ends_at'),
          retired: false,
        },
        setWhere: eq(baoyanNotices.edited, false),
      })
      .returning({ noticeId: baoyanNotices.noticeId, seasonKey: baoyanNotices.seasonKey })
    const ids = new Map(written.map(({ noticeId, seasonKey }) => [seasonKey, noticeId]))
    for (const key of ids.keys()) keys.add(key)
    if (ids.size === 0) continue
    await tx.delete(baoyanDeadlines).where(inArray(baoyanDeadlines.noticeId, [...ids.values()]))
    const rows = part.flatMap(({ seasonKey, deadlines }) => {
      const noticeId = ids.get(seasonKey)
      return noticeId ? deadlines.map((one) => deadlineRow(noticeId, one)) : []
    })
    if (rows.length > 0) await tx.insert(baoyanDeadlines).values(rows)
  }
  return keys
}

/** Brings the sample notices to the content: those that left it are retired, since learners may follow them. */
export const bringSamples = async (tx: Db, notices: readonly NoticeInput[]): Promise<void> => {
  await upsertNotices(tx, notices)
  const keys = notices.map(({ seasonKey }) => seasonKey)
  const isGone = keys.length > 0 ? notInArray(baoyanNotices.seasonKey, keys) : sql`true`
  await tx
    .update(baoyanNotices)
    .set({ retired: true })
    .where(and(eq(baoyanNotices.origin, 'sample'), isGone))
}
