import { observer } from 'mobx-react'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { NoticePage } from '../../notices/NoticePage'

/** /rearch/details?id=: a notice, with ways to its rules and to the board. */
export const DetailsView = observer(function DetailsView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const id = given['id'] ?? ''
  return (
    <NoticePage title="通知详情">
      <List label="接下来">
        <Cell
          title="推免规则与日历订阅"
          note="谁可以推免、在哪里报名、怎样把截止日放进日历"
          onPress={() => void navigator.go('exemptionExamFreeinfo', { id })}
        />
        <Cell title="看全部通知" onPress={() => void navigator.go('exemptionExamFree', {})} />
      </List>
    </NoticePage>
  )
})
