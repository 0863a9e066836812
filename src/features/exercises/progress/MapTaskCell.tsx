import type { MapTask } from '@/contracts/progress/learningMap'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { taskAsk, taskNote, taskPlace } from './mapTexts'

/** A task of the learning map: how far it is, and the way to where it is done. */
export function MapTaskCell({ task }: { readonly task: MapTask }) {
  const { navigator } = useStores()
  const [route, given] = taskPlace(task)
  return (
    <Cell
      icon={task.isDone ? 'done' : 'clock'}
      title={taskAsk(task)}
      note={taskNote(task)}
      value={task.isDone ? '已完成' : '去做'}
      onPress={() => void navigator.go(route, given)}
      testId={`task-${task.taskId}`}
    />
  )
}
