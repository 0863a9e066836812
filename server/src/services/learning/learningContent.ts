import { posix } from 'node:path'
import type { LessonSheet } from '@/contracts/course/lessons'
import { upsertItems } from '../../authoring/upsertItems'
import type { AreaContent, Content, ContentProblem } from '../../authoring/Content'
import { courseKinds } from '../../authoring/kinds/courseKinds'
import { exerciseKinds } from '../../authoring/kinds/exerciseKinds'
import { learningKinds } from '../../authoring/kinds/learningKinds'
import { listeningKinds } from '../../authoring/kinds/listeningKinds'
import { requestedIdsOf } from '../../authoring/requestedIdsOf'
import { namedByLesson } from '../../authoring/namedByLesson'
import { lessons } from '../../db/schema/content'

/** Files of a film besides its renditions. */
const BESIDE = ['poster.webp', 'zh.vtt']

type Has = (file: string) => boolean
type TextOf = (file: string) => string

/** The pieces that a playlist names, beside it. */
const piecesOf = (playlist: string, textOf: TextOf): string[] =>
  textOf(playlist)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((piece) => posix.join(posix.dirname(playlist), piece))

const lostFiles = (content: Content, has: Has, textOf: TextOf): ContentProblem[] =>
  [...content.of(learningKinds).films].flatMap(([name, { qualities }]) => {
    const playlists = qualities.map(({ playlist }) => `film-media/${name}/${playlist}`)
    const pieces = playlists.filter(has).flatMap((playlist) => piecesOf(playlist, textOf))
    return [...playlists, ...BESIDE.map((file) => `film-media/${name}/${file}`), ...pieces]
      .filter((file) => !has(file))
      .map((file) => ({ file: `films/${name}.json`, path: '', reason: `there is no file content/${file}` }))
  })

/** Kinds of lessons that are nothing without a sheet. */
const SHEETED: ReadonlySet<string> = new Set(['document', 'exercise'])

/** Questions that a lesson practises. */
type Practised = Extract<NonNullable<LessonSheet['practise']>, { subject: string }>

/** A lesson to read and an exercise have a sheet, and what it practises is there. */
const sheetProblems = (content: Content): ContentProblem[] => {
  const { sheets } = content.of(learningKinds)
  const { exams, mocks, questions } = content.of(exerciseKinds)
  const reserved = requestedIdsOf([...exams.values(), ...[...mocks.values()].flatMap(({ papers }) => papers)])
  const canPractise = ({ subject, point, type }: Practised): boolean =>
    [...questions.values()]
      .filter((file) => file.subject === subject)
      .flatMap((file) => file.questions)
      .some(
        (question) =>
          !reserved.has(question.id) &&
          (point === undefined || question.point === point) &&
          (type === undefined || question.type === type),
      )
  const lessons = [...content.of(courseKinds).outlines].flatMap(([name, chapters]) =>
    chapters.flatMap((chapter) => chapter.lessons.map((lesson) => ({ name, ...lesson }))),
  )
  const bare = lessons.flatMap(({ name, lessonId, kind, sheet }) => {
    const file = `outlines/${name}.json`
    if (sheet === undefined)
      return SHEETED.has(kind)
        ? [{ file, path: lessonId, reason: `a lesson of kind ${kind} names its sheet` }]
        : []
    return sheets.has(sheet) ? [] : [{ file, path: lessonId, reason: `there is no sheet ${sheet}` }]
  })
  const used = new Set(lessons.map(({ sheet }) => sheet))
  const lost = [...sheets].flatMap(([name, { practise }]) => {
    const file = `sheets/${name}.json`
    if (!used.has(name)) return [{ file, path: '', reason: 'no lesson names it' }]
    if (practise && 'paper' in practise && !exams.has(practise.paper))
      return [{ file, path: 'practise', reason: `there is no paper ${practise.paper}` }]
    if (practise && 'subject' in practise && !canPractise(practise))
      return [{ file, path: 'practise', reason: `there are no such questions of ${practise.subject}` }]
    return []
  })
  return [...bare, ...lost]
}

/** A lesson's minutes equal those of its film, recording or clip. A lecture's are those of its broadcast, planned by an operator. */
const minutesProblems = (content: Content): ContentProblem[] => {
  const { films } = content.of(learningKinds)
  const tracks = new Map(
    content.of(listeningKinds)['audio-lessons'].map(({ trackId, seconds }) => [trackId, seconds]),
  )
  const clips = new Map(content.of(courseKinds).videos.map(({ vid, seconds }) => [vid, seconds]))
  const wrong = (place: { file: string; path: string }, minutes: number, seconds: number | undefined) => {
    const real = seconds === undefined ? minutes : Math.max(1, Math.round(seconds / 60))
    return minutes === real ? [] : [{ ...place, reason: `takes ${real} minutes, not ${minutes}` }]
  }
  return [...content.of(courseKinds).outlines].flatMap(([name, chapters]) =>
    chapters
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ lessonId, minutes, clip, audio, vid }) =>
        wrong(
          { file: `outlines/${name}.json`, path: lessonId },
          minutes,
          films.get(clip ?? '')?.seconds ?? tracks.get(audio ?? '') ?? clips.get(vid ?? ''),
        ),
      ),
  )
}

/** A lesson names a film that is there, with its files; slides follow each other within the film. */
const checkFilms = (content: Content, has: Has, textOf: TextOf): readonly ContentProblem[] => {
  const { films } = content.of(learningKinds)
  const lost = [...content.of(courseKinds).outlines].flatMap(([name, chapters]) =>
    chapters
      .flatMap(({ lessons }) => lessons)
      .filter(({ clip }) => clip !== undefined && !films.has(clip))
      .map(({ lessonId, clip }) => ({
        file: `outlines/${name}.json`,
        path: lessonId,
        reason: `there is no film ${clip ?? ''}`,
      })),
  )
  const disordered = [...films].flatMap(([name, { slides, seconds }]) => {
    const places = slides.map(({ at }) => at)
    const isInOrder = places.every((at, index) => at > (places[index - 1] ?? -1) && at < seconds)
    return isInOrder
      ? []
      : [{ file: `films/${name}.json`, path: 'slides', reason: 'places are out of order' }]
  })
  return [
    ...lost,
    ...disordered,
    ...lostFiles(content, has, textOf),
    ...sheetProblems(content),
    ...minutesProblems(content),
  ]
}

/** Handouts, exercises and films of lessons. */
export const learningContent: AreaContent = {
  kinds: learningKinds,
  check: checkFilms,
  load: async (tx, content) => {
    const { films, sheets } = content.of(learningKinds)
    await upsertItems(tx, 'film', [...films], namedByLesson(lessons.clip))
    await upsertItems(tx, 'lesson-sheet', [...sheets], namedByLesson(lessons.sheet))
  },
}
