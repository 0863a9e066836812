import type * as v from 'valibot'
import type { Subject } from '@/contracts/base/dictionary'
import type { MapTask } from '@/contracts/progress/learningMap'
import { progressKinds } from '../../authoring/kinds/progressKinds'
import type { SubjectOffer } from './MapRepository'

export const stageSchema = progressKinds.files['learning-map'].entries.stages.pipe[0].item
export type AuthoredStage = v.InferOutput<typeof stageSchema>
type AuthoredTask = AuthoredStage['tasks'][number]

/** A task as it is asked of one learner. */
export type AskedTask = Pick<MapTask, 'taskId' | 'kind' | 'subject' | 'amount'>

interface Learner {
  readonly chosen: readonly Subject[]
  readonly offers: readonly SubjectOffer[]
  /** Whether any lesson is held. */
  readonly hasLessons: boolean
}

/** What there is nothing for is asked of nobody. */
const isOffered = (task: AuthoredTask, offer: SubjectOffer | undefined): boolean =>
  offer !== undefined && (task.kind !== 'paper' || offer.papers > 0)

const ofSubjects = (task: AuthoredTask, { chosen, offers }: Learner): AskedTask[] =>
  chosen
    .filter(({ category }) => task.of?.includes(category))
    .filter(({ code }) =>
      isOffered(
        task,
        offers.find(({ subject }) => subject === code),
      ),
    )
    .map(({ code, name }) => ({
      taskId: `${task.taskId}-${code}`,
      kind: task.kind,
      subject: { code, name },
      amount: task.amount,
    }))

/** The tasks of a stage for one learner: once for each subject where they are about subjects. */
export const requestedTasks = (stage: AuthoredStage, learner: Learner): AskedTask[] =>
  stage.tasks.flatMap((task) => {
    if (task.of) return ofSubjects(task, learner)
    if (task.kind === 'lessons' && !learner.hasLessons) return []
    return [{ taskId: task.taskId, kind: task.kind, amount: task.amount }]
  })
