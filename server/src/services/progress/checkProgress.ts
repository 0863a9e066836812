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

/** The fewest questions that a subject has of all that have any: what is asked of each must be there in each. */
const fewestQuestions = (content: Content): number => {
  const counts = new Map<string, number>()
  for (const { subject, questions } of content.of(exerciseKinds).questions.values())
    counts.set(subject, (counts.get(subject) ?? 0) + questions.length)
  return Math.min(...counts.values())
}

/** The most that a task of a kind may ask for. */
const mostOf = (content: Content): Partial<Record<Task['kind'], number>> => ({
  lessons: WHOLE,
  practice: fewestQuestions(content),
  words: [...content.of(wordKinds).words.values()].reduce((sum, list) => sum + list.length, 0),
})

const taskProblems = (content: Content): ContentProblem[] => {
  const most = mostOf(content)
  const reached = new Map<Task['kind'], number>()
  const wrongOf = ({ kind, amount, of }: Task): string | undefined => {
    const before = reached.get(kind) ?? 0
    reached.set(kind, amount)
    if (amount <= before) return `must ask for more than the ${before} of an earlier task`
    if (amount > (most[kind] ?? Infinity)) return `asks for ${amount} where there are ${most[kind]}`
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

/** What no schema sees of the learning map and of targets: ids that stand twice, tasks that nobody can do. */
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
