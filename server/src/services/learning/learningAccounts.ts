import { sql } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { lessonNotes, lessonTickets, lessonWatches, studyDays, watchSittings } from '../../db/schema/learning'
import { type AccountRows, ownedRows } from '../AccountRows'

const owned = ownedRows([
  { table: watchSittings, by: [watchSittings.sittingId] },
  { table: lessonWatches, by: [lessonWatches.goodsId, lessonWatches.lessonId] },
  { table: lessonTickets, by: [lessonTickets.goodsId, lessonTickets.lessonId] },
  { table: studyDays, by: [studyDays.day] },
  { table: lessonNotes, by: [lessonNotes.noteId] },
])

/** Unites the watched intervals of both accounts; the later session decides the resume position. */
const joinLessons = (tx: Db, from: number, to: number) =>
  tx.execute(sql`
    update lesson_watches set
      seconds = lesson_watches.seconds + theirs.seconds,
      covered = lesson_watches.covered + theirs.covered,
      length = greatest(lesson_watches.length, theirs.length),
      place = case when theirs.watched_at > lesson_watches.watched_at then theirs.place else lesson_watches.place end,
      watched_at = greatest(lesson_watches.watched_at, theirs.watched_at)
    from lesson_watches theirs
    where lesson_watches.uid = ${to} and theirs.uid = ${from}
      and theirs.goods_id = lesson_watches.goods_id and theirs.lesson_id = lesson_watches.lesson_id`)

const joinDays = (tx: Db, from: number, to: number) =>
  tx.execute(sql`
    update study_days set seconds = study_days.seconds + theirs.seconds from study_days theirs
    where study_days.uid = ${to} and theirs.uid = ${from} and theirs.day = study_days.day`)

/** Sums are added up before the rows that both have go. */
export const learningAccounts: AccountRows = {
  remove: owned.remove,
  move: async (tx, from, to) => {
    await joinLessons(tx, from, to)
    await joinDays(tx, from, to)
    await owned.move(tx, from, to)
  },
}
