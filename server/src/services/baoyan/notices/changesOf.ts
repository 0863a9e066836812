import { type Deadline, deadlineText } from '@/domain/baoyan/deadlines'
import type { baoyanChanges } from '../../../db/schema/baoyan'

type ChangeRow = typeof baoyanChanges.$inferInsert

const keyOf = ({ round, meaning }: Deadline): string => `${round}:${meaning}`

/** The differences between two lists of deadlines, as they are shown to followers. */
export const changesOf = (
  noticeId: string,
  before: readonly Deadline[],
  after: readonly Deadline[],
  seen: { readonly now: number; readonly newId: () => string },
): ChangeRow[] => {
  const old = new Map(before.map((one) => [keyOf(one), one]))
  const fresh = new Map(after.map((one) => [keyOf(one), one]))
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), fresh.get(key)]
    const some = is ?? was
    if (!some) return []
    const texts = { before: was ? deadlineText(was) : null, after: is ? deadlineText(is) : null }
    if (texts.before === texts.after) return []
    const { round, meaning } = some
    return [{ changeId: seen.newId(), noticeId, round, meaning, ...texts, seenAt: seen.now }]
  })
}
