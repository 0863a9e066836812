/** The parts of a task id. */
export type TaskName =
  | { readonly kind: 'lesson'; readonly goodsId: string; readonly lessonId: string }
  | { readonly kind: 'words' | 'recite'; readonly day: string }

/** The id of the task that a lesson is; a lesson is one task, on whatever day it is learned. */
export const lessonTaskId = (goodsId: string, lessonId: string): string => `${goodsId}_${lessonId}`

/** The id of the daily task of words or points. */
export const dailyTaskId = (kind: 'words' | 'recite', day: string): string => `${kind}_${day}`

const daily = /^(words|recite)_(20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))$/
const lesson = /^([0-9A-Za-z-]+)_([0-9A-Za-z-]+)$/

/** The opposite of the two; undefined when the id is none of theirs. */
export const readTaskId = (taskId: string): TaskName | undefined => {
  const [, kind, day] = daily.exec(taskId) ?? []
  if (day !== undefined) return { kind: kind === 'words' ? 'words' : 'recite', day }
  const [, goodsId, lessonId] = lesson.exec(taskId) ?? []
  return goodsId !== undefined && lessonId !== undefined ? { kind: 'lesson', goodsId, lessonId } : undefined
}
