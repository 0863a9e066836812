import { observer } from 'mobx-react'
import { baoyanResults } from '@/contracts/baoyan/profile'
import { dayText } from '@/lib/dayText'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'

interface ResultHistoryProps {
  readonly kind: 'contend' | 'recommend'
  /** Changes when there is a new result. */
  readonly turn: string
}

/** The newest results of the learner. */
export const ResultHistory = observer(function ResultHistory({ kind, turn }: ResultHistoryProps) {
  const { call, session, navigator } = useStores()
  const found = useResource(
    () => call(baoyanResults, { params: { uid: session.uid, kind }, query: { size: 10 } }, { quiet: true }),
    turn,
  )
  const list = found.value?.list ?? []
  if (list.length === 0) return null
  return (
    <List title="历史记录">
      {list.map(({ resultId, title, madeAt }) => (
        <Cell
          key={resultId}
          title={title}
          note={dayText(madeAt)}
          onPress={
            kind === 'contend' ? () => void navigator.go('baoyanContendDetails', { id: resultId }) : undefined
          }
        />
      ))}
    </List>
  )
})
