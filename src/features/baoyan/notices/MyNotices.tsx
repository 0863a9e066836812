import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Pages } from '@/blocks/Pages'
import { type FollowedNotice, followedNotices } from '@/contracts/baoyan/follows'
import { notices } from '@/contracts/baoyan/notices'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { List } from '@/ui/layout/List'
import { CalendarCard } from './CalendarCard'
import { localFollows, moveFollows } from './localFollows'
import { NoticeCell } from './NoticeCell'
import { followStateNames } from './noticeTexts'

/** The notices that the learner follows; a stranger’s stay on the device and move to the account at login. */
export const MyNotices = observer(function MyNotices() {
  const { session } = useStores()
  return (
    <>
      <CalendarCard />
      {session.isLoggedIn ? <AccountNotices key={session.uid} /> : <DeviceNotices />}
    </>
  )
})

const NOTHING = { title: '还没有关注通知', hint: '在通知页点“关注”，截止日会排在这里' } as const

const AccountNotices = observer(function AccountNotices() {
  const { call, session } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<FollowedNotice>({
        fetch: async (page) => {
          const { uid } = session
          if (page === 1) await moveFollows(call, uid)
          return call(followedNotices, { params: { uid }, query: { page, size: 15 } }, { quiet: true })
        },
        idOf: ({ notice }) => notice.noticeId,
      }),
  )
  return (
    <Pages
      pages={pages}
      label="我的关注"
      draw={({ notice, state, unseen }) => (
        <NoticeCell
          key={notice.noticeId}
          notice={notice}
          own={followStateNames[state]}
          hasNews={unseen > 0}
        />
      )}
      empty={<Empty size="small" {...NOTHING} />}
    />
  )
})

const DeviceNotices = observer(function DeviceNotices() {
  const { call, loginFlow } = useStores()
  const [ids] = useState(() => localFollows().join(','))
  const found = useResource(() =>
    ids
      ? call(notices, { query: { ids, size: 50 } }, { quiet: true })
      : Promise.resolve({ list: [], total: 0, page: 1, size: 50 }),
  )
  return (
    <Loadable phase={found.phase} skeleton="list" size="small" onRetry={() => void found.load()}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty size="small" {...NOTHING} />
        ) : (
          <View className="baoyan-column">
            <List label="我的关注">
              {list.map((notice) => (
                <NoticeCell key={notice.noticeId} notice={notice} />
              ))}
            </List>
            <View className="baoyan-note">关注只存在这台设备上，登录后会同步，还能记进度和材料。</View>
            <Button kind="soft" block onPress={() => void loginFlow.require()} testId="follow-login">
              登录并同步
            </Button>
          </View>
        )
      }
    </Loadable>
  )
})
