import type { Deadline } from '@/domain/baoyan/deadlines'
import type { baoyanNotices } from '../../../db/schema/baoyan'

type NoticeColumns = typeof baoyanNotices.$inferInsert

/** A notice as it is brought in, by the content or by an import. */
export type NoticeInput = Omit<
  NoticeColumns,
  'opensAt' | 'appliesUntil' | 'endsAt' | 'edited' | 'retired'
> & {
  readonly deadlines: readonly Deadline[]
}

/** By this the same notice is recognised again: school, department, kind, season, discipline. */
export const seasonKeyOf = (
  notice: Pick<NoticeColumns, 'schoolId' | 'dept' | 'kind' | 'entry' | 'code'>,
): string => [notice.schoolId, notice.dept, notice.kind, notice.entry, notice.code].join('|')
