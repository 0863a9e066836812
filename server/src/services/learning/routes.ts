import { finishLesson, playedLesson, studiedCourse } from '@/contracts/course/lessons'
import { deleteNote, notes, writeNote } from '@/contracts/course/notes'
import { courseReport, studiedDays } from '@/contracts/course/studyTime'
import { watched } from '@/contracts/course/watching'
import type { Serve } from '../../http/serve'
import type { LessonService } from './LessonService'
import type { NoteService } from './NoteService'
import type { StudyTimeService } from './StudyTimeService'
import type { WatchService } from './WatchService'

interface LearningServices {
  readonly lessons: LessonService
  readonly watches: WatchService
  readonly notes: NoteService
  readonly times: StudyTimeService
}

/** Lessons, watching, notes, records and reports. */
export const learningRoutes = (serve: Serve, services: LearningServices): void => {
  const { lessons, watches, times } = services
  serve(studiedCourse, ({ uid, params }) => lessons.course(uid, params.goodsId))
  serve(playedLesson, ({ uid, params }) => lessons.lesson(uid, params.goodsId, params.lessonId))
  serve(finishLesson, async ({ uid, params }) => {
    await lessons.finish(uid, params.goodsId, params.lessonId)
    return { done: true } as const
  })
  serve(watched, ({ uid, body }) => watches.record(uid, body))
  serve(notes, ({ uid, params, query }) => services.notes.list(uid, params.goodsId, query))
  serve(writeNote, ({ uid, params, body }) => services.notes.write(uid, params.noteId, body))
  serve(deleteNote, async ({ uid, params }) => {
    await services.notes.remove(uid, params.noteId)
    return { done: true } as const
  })
  serve(studiedDays, ({ uid, query }) => times.days(uid, query.page, query.size))
  serve(courseReport, ({ uid, params }) => times.report(uid, params.goodsId))
}
