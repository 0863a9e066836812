import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'

interface TestInTheWayProps {
  readonly attemptId: string
  /** What the backend said, which names the test. */
  readonly reason: string
}

/** What stands where an open test keeps something closed: the way to that test. */
export function BlockingTestNotice({ attemptId, reason }: TestInTheWayProps) {
  const { navigator } = useStores()
  return (
    <Empty
      title="先交上一场"
      hint={reason}
      action={{
        text: '去那场测试',
        onPress: () => void navigator.replace('exercisesExamTest', { attempt: attemptId }),
      }}
    />
  )
}
