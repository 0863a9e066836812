import { observer } from 'mobx-react'
import { notices } from '@/contracts/baoyan/notices'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Loadable } from '@/ui/feedback/Loadable'
import { List } from '@/ui/layout/List'
import { NoticeCell } from './NoticeCell'

/** The notices whose deadlines come first. */
export const NextNotices = observer(function NextNotices() {
  const { call, navigator } = useStores()
  const found = useResource(() => call(notices, { query: { size: 1 } }, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="list" size="small" onRetry={() => void found.load()}>
      {({ list, total }) => (
        <>
          <List title="最近的截止日">
            {list.map((notice) => (
              <NoticeCell key={notice.noticeId} notice={notice} />
            ))}
          </List>
          <Button
            kind="soft"
            block
            onPress={() => void navigator.go('exemptionExamFree', {})}
            testId="all-notices"
          >
            {`看全部 ${total} 条通知`}
          </Button>
        </>
      )}
    </Loadable>
  )
})
