import type * as v from 'valibot'
import { subjectTaskKinds } from '@/domain/progress/mapTaskKinds'
import type { Content, ContentProblem } from '../../authoring/Content'
import { baseKinds } from '../../authoring/kinds/baseKinds'
import { exerciseKinds } from '../../authoring/kinds/exerciseKinds'
import { progressKinds } from '../../authoring/kinds/progressKinds'
import { wordKinds } from '../../authoring/kinds/wordKinds'

type Task = v.InferOutput<(typeof progressKinds.files)['learning-map']>['stages'][number]['tasks'][number]

const MAP = 'learning-map.json'
const TARGETS = 'targets.json'
const WHOLE = 100

const repeated = (file: string, ids: readonly string[]): ContentProblem[] =>
  ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((id) => ({ file, path: id, reason: 'this id stands twice' }))

/** The fewest questions among the subjects of a task that have any: a task's count must fit every subject. */
const fewestQuestions = (content: Content, { of }: Task): number => {
  const asked = content.of(baseKinds).subjects.filter(({ category }) => of?.includes(category))
  const files = [...content.of(exerciseKinds).questions.values()]
  const counts = asked.map(({ code }) =>
    files.reduce((sum, { subject, questions }) => sum + (subject === code ? questions.length : 0), 0),
  )
  return Math.min(...counts.filter((count) => count > 0))
}

/** The most that a task may ask for. */
const mostOf = (content: Content, task: Task): number => {
  if (task.kind === 'practice') return fewestQuestions(content, task)
  if (task.kind === 'words')
    return [...content.of(wordKinds).words.values()].reduce((sum, list) => sum + list.length, 0)
  return task.kind === 'lessons' ? WHOLE : Infinity
}

const taskProblems = (content: Content): ContentProblem[] => {
  const reached = new Map<Task['kind'], number>()
  const wrongOf = (task: Task): string | undefined => {
    const { kind, amount, of } = task
    const before = reached.get(kind) ?? 0
    reached.set(kind, amount)
    if (amount <= before) return `must ask for more than the ${before} of an earlier task`
    const most = mostOf(content, task)
    if (amount > most) return `asks for ${amount} where there are ${most}`
    if (subjectTaskKinds.has(kind) !== (of !== undefined)) return 'must name categories of subjects, or none'
    return undefined
  }
  return content.of(progressKinds)['learning-map'].stages.flatMap(({ tasks }) =>
    tasks.flatMap((task) => {
      const reason = wrongOf(task)
      return reason === undefined ? [] : [{ file: MAP, path: task.taskId, reason }]
    }),
  )
}

const majorProblems = (content: Content): ContentProblem[] => {
  const known = new Set(content.of(baseKinds).subjects.map(({ code }) => code))
  return content
    .of(progressKinds)
    .targets.majors.flatMap(({ majorId, subjects }) =>
      subjects
        .filter((code) => !known.has(code))
        .map((code) => ({ file: TARGETS, path: majorId, reason: `there is no subject ${code}` })),
    )
}

/** Finds faults in the learning map and targets that no schema sees: duplicate ids, impossible tasks. */
export const checkProgress = (content: Content): ContentProblem[] => {
  const { 'learning-map': map, targets } = content.of(progressKinds)
  return [
    ...repeated(
      MAP,
      map.stages.map(({ stageId }) => stageId),
    ),
    ...repeated(
      MAP,
      map.stages.flatMap(({ tasks }) => tasks.map(({ taskId }) => taskId)),
    ),
    ...taskProblems(content),
    ...repeated(
      TARGETS,
      targets.majors.flatMap(({ majorId, name }) => (majorId === name ? [majorId] : [majorId, name])),
    ),
    ...majorProblems(content),
  ]
}
