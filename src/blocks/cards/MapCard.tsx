import { useStores } from '@/stores/useStores'
import { TaskCard } from './TaskCard'

/** The way to the learning map, beside the tasks of today. */
export function MapCard({ testId }: { readonly testId: string }) {
  const { navigator } = useStores()
  return (
    <TaskCard
      title="学习地图"
      note="到考前每周做什么，今天先做哪一个"
      isDone={false}
      onPress={() => void navigator.go('learningMap')}
      testId={testId}
    />
  )
}
