import { mockAttemptId } from '@/domain/mocks/mockId'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { AttemptView } from '../../attempt/AttemptView'
import { mockRoutes, seriesOf } from '../../mocks/mockRoutes'
import { useAttempts } from '../../attempt/useAttempts'

/** /exercises/combat-network-test and /exercises/network-test?mock=: a network-wide exam while it runs, on one attempt for all devices. */
export function NetworkTestView() {
  const { navigator } = useStores()
  const attempts = useAttempts()
  const { given, row } = useRoute()
  const routes = mockRoutes[seriesOf(row.params ?? {})]
  const { mock } = given
  if (!mock)
    return (
      <Empty
        title="还没有选场次"
        hint="先报名，到点进入考试"
        action={{ text: '去看场次', onPress: () => void navigator.go(routes.home) }}
      />
    )
  const attemptId = mockAttemptId(mock)
  const close = (): void => {
    attempts.leave(attemptId)
    void navigator.replace(routes.report, { mock })
  }
  return <AttemptView attemptId={attemptId} opening={{ kind: 'mock', mockId: mock }} onClosed={close} />
}
