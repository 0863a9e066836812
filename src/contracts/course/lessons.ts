import * as v from 'valibot'
import { questionTypes } from '@/domain/attempt/Question'
import { videoProviderNames } from '@/lib/videoProviders'
import { defineCall } from '../define'
import { pointSchema } from '../exercise/attempts'
import { countSchema, doneSchema, idSchema, timeSchema, uidSchema } from '../scalars'
import { lessonKinds } from './goods'
import { lessonProgressSchema } from './watching'

const courseParams = v.object({ uid: uidSchema, goodsId: idSchema })
const lessonParams = v.object({ uid: uidSchema, goodsId: idSchema, lessonId: idSchema })

/** A lesson in the outline of a course that is learned, with how far the learner is. */
export const studiedLessonSchema = v.object({
  lessonId: v.string(),
  title: v.string(),
  kind: v.picklist(lessonKinds),
  minutes: countSchema,
  trial: v.boolean(),
  /** Only live ones: when it is held next. */
  startsAt: v.optional(timeSchema),
  /** Whether there is a film to play. */
  playable: v.boolean(),
  stand: lessonProgressSchema,
})
export type StudiedLesson = v.InferOutput<typeof studiedLessonSchema>

/** A course as its learner sees it. */
export const studiedCourseSchema = v.object({
  goodsId: v.string(),
  title: v.string(),
  cover: v.string(),
  lessonCount: countSchema,
  lessonsDone: countSchema,
  /** Seconds spent in its lessons. */
  seconds: countSchema,
  grantedAt: timeSchema,
  expiresAt: v.optional(timeSchema),
  /** The lesson that was watched last. */
  lastLessonId: v.optional(v.string()),
  chapters: v.array(v.object({ title: v.string(), lessons: v.array(studiedLessonSchema) })),
})
export type StudiedCourse = v.InferOutput<typeof studiedCourseSchema>

export const studiedCourse = defineCall({
  id: 'course.studiedCourse',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/courses/{goodsId}',
  summary: 'The outline of a course that the caller holds, each lesson with how far the caller is.',
  params: courseParams,
  lists: 'single',
  response: studiedCourseSchema,
  hideLoading: true,
  assumed: true,
})

/** A film at a video provider: the customer's number there, and the film's. */
export const filmProviderSchema = v.object({
  name: v.picklist(videoProviderNames),
  site: idSchema,
  vid: idSchema,
})

/** A rendition of a film, on the player's scale of quality (seed §7: 10 by default). */
export const filmSourceSchema = v.object({
  quality: countSchema,
  name: v.string(),
  /** A playlist (HLS) of this backend, signed and for some hours, or an address of a video provider. */
  url: v.string(),
})
export type FilmSource = v.InferOutput<typeof filmSourceSchema>

/** A chapter of a film: its start and title. */
export const filmChapterSchema = v.object({ at: countSchema, title: v.string() })
export type FilmChapter = v.InferOutput<typeof filmChapterSchema>

/** A lesson's film with all that the player offers. */
export const filmSchema = v.object({
  /** Whole length in seconds. */
  seconds: countSchema,
  poster: v.string(),
  /**
   * The film at a video provider, whose script plays it in browsers; elsewhere, and when that fails, the sources are
   * played.
   */
  provider: v.optional(filmProviderSchema),
  /** The best first. */
  sources: v.pipe(v.array(filmSourceSchema), v.minLength(1)),
  chapters: v.array(filmChapterSchema),
  /**
   * Subtitle cues in seconds of the film; also available as a WebVTT file for players that draw subtitles themselves.
   */
  cues: v.array(v.object({ from: v.number(), to: v.number(), text: v.string() })),
  subtitles: v.optional(v.string()),
  /** The teacher's handout: a title and its lines. */
  handout: v.optional(v.object({ title: v.string(), lines: v.array(v.string()) })),
})
export type Cue = Film['cues'][number]
export type Film = v.InferOutput<typeof filmSchema>

/** Contents of a lesson without a film: its parts in order, and its exercises. */
export const lessonSheetSchema = v.object({
  parts: v.pipe(
    v.array(
      v.object({
        heading: v.optional(v.string()),
        lines: v.pipe(v.array(v.string()), v.minLength(1)),
        /** Model answer of a task; shown on request. */
        answer: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
      }),
    ),
    v.minLength(1),
  ),
  /** Questions of a subject (its code), of one point or one type where the lesson is about that, or a whole paper. */
  practise: v.optional(
    v.union([
      v.strictObject({
        subject: idSchema,
        point: v.optional(pointSchema),
        type: v.optional(v.picklist(questionTypes)),
      }),
      v.strictObject({ paper: idSchema }),
    ]),
  ),
})
export type LessonSheet = v.InferOutput<typeof lessonSheetSchema>

/** A lesson as it is played. */
export const playedLessonSchema = v.object({
  goodsId: v.string(),
  courseTitle: v.string(),
  lessonId: v.string(),
  title: v.string(),
  kind: v.picklist(lessonKinds),
  /** Absent while it is being made. */
  film: v.optional(filmSchema),
  /** Lessons to read and exercises have one. */
  sheet: v.optional(lessonSheetSchema),
  stand: lessonProgressSchema,
  /** The film that follows in the outline. */
  next: v.optional(v.object({ lessonId: v.string(), title: v.string() })),
})
export type PlayedLesson = v.InferOutput<typeof playedLessonSchema>

export const playedLesson = defineCall({
  id: 'course.playedLesson',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/courses/{goodsId}/lessons/{lessonId}',
  summary:
    'A lesson with its film, for who holds the course; trial lessons for everybody with an account. Its addresses expire.',
  params: lessonParams,
  lists: 'single',
  response: playedLessonSchema,
  hideLoading: true,
  assumed: true,
})

export const finishLesson = defineCall({
  id: 'course.finishLesson',
  allows: 'owner',
  method: 'PUT',
  path: '/course/v1/users/{uid}/courses/{goodsId}/lessons/{lessonId}/done',
  summary:
    'Say that a lesson to read or an exercise is done; a lesson with a film is done by watching it. Y40952 for any other.',
  params: lessonParams,
  body: v.object({}),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})
