import { upsertItems } from '../../authoring/upsertItems'
import type { AreaContent, Content, ContentProblem } from '../../authoring/Content'
import { courseKinds } from '../../authoring/kinds/courseKinds'
import { listeningKinds } from '../../authoring/kinds/listeningKinds'
import { namedByLesson } from '../../authoring/namedByLesson'
import { lessons } from '../../db/schema/content'

const recordings = (content: Content) => content.of(listeningKinds)['audio-lessons']

/** A lesson names a recording that is there, and only an audio lesson has one. */
const lessonProblems = (content: Content): ContentProblem[] => {
  const known = new Set(recordings(content).map(({ trackId }) => trackId))
  return [...content.of(courseKinds).outlines].flatMap(([name, chapters]) =>
    chapters
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ lessonId, kind, audio }) => {
        const file = `outlines/${name}.json`
        if (audio === undefined)
          return kind === 'audio'
            ? [{ file, path: lessonId, reason: 'an audio lesson names its recording' }]
            : []
        if (known.has(audio)) return []
        return [{ file, path: lessonId, reason: `there is no recording ${audio}` }]
      }),
  )
}

/** Recordings of lessons, with the words that are said. */
export const listeningContent: AreaContent = {
  kinds: listeningKinds,
  check: (content, has) => [
    ...recordings(content)
      .map(({ trackId }) => ({ trackId, file: `film-media/${trackId}/audio.mp3` }))
      .filter(({ file }) => !has(file))
      .map(({ trackId, file }) => ({
        file: 'audio-lessons.json',
        path: trackId,
        reason: `there is no file content/${file}`,
      })),
    ...lessonProblems(content),
  ],
  load: (tx, content) =>
    upsertItems(
      tx,
      'audio-lesson',
      recordings(content).map((row) => [row.trackId, row]),
      namedByLesson(lessons.audio),
    ),
}
