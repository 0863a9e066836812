import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Pages } from '@/blocks/Pages'
import type { Notice } from '@/contracts/community/messages'
import { noticeKinds } from '@/domain/community/kinds'
import { relativeTime } from '@/lib/relativeTime'
import type { Navigator } from '@/stores/Navigator'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Badge } from '@/ui/feedback/Badge'
import { Empty } from '@/ui/feedback/Empty'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'
import { Tabs } from '@/ui/layout/Tabs'
import { ArticleList } from '../articles/ArticleList'
import { NoticeBoard, type NoticeTab } from './NoticeBoard'

const NAMES = { system: '系统', reply: '回复', like: '赞', answer: '答疑' } as const

/** Opens the page that a message is about. */
const openNotice = (navigator: Navigator, { targetKind, targetId }: Notice): Promise<void> => {
  if (targetKind === 'article') return navigator.go('messageInformation', { id: targetId })
  if (targetKind === 'post') return navigator.go('messageInformation', { post: targetId })
  if (targetKind === 'question') return navigator.go('expertsQuestion', { id: targetId })
  if (targetKind === 'experience') return navigator.go('baoyanMasterExperience', { tab: 'mine' })
  return navigator.go('myRelease')
}

/** The list of messages with unread counts; announcements have a page of their own, and are shown here to a visitor. */
export const Notices = observer(function Notices() {
  const { navigator, session } = useStores()
  if (session.isLoggedIn)
    return (
      <>
        <List>
          <Cell
            title="公告"
            note="考研公告和产品通知"
            onPress={() => void navigator.go('messagePostgraduateSky')}
          />
        </List>
        <Own />
      </>
    )
  return (
    <>
      <Stranger />
      <Section title="公告">
        <ArticleList filter={{ channel: 'message' }} label="公告" />
      </Section>
    </>
  )
})

function Stranger() {
  const { loginFlow } = useStores()
  return (
    <Empty
      size="small"
      title="登录后查看消息"
      hint="回复、赞、审核结果和老师的回答都在这里"
      action={{ text: '登录', onPress: () => void loginFlow.require() }}
    />
  )
}

const Own = observer(function Own() {
  const stores = useStores()
  const { navigator, clock } = stores
  const board = usePageStore(() => new NoticeBoard(stores))
  const tabs = [
    { key: 'all', text: '全部', badge: board.total },
    ...noticeKinds.map((key) => ({ key, text: NAMES[key], badge: board.unread[key] ?? 0 })),
  ] as const
  const open = async (notice: Notice): Promise<void> => {
    await board.read(notice)
    await openNotice(navigator, notice)
  }
  return (
    <>
      <Tabs<NoticeTab>
        items={tabs}
        active={board.tab}
        onChange={board.choose}
        label="消息类别"
        panelId="notices"
      />
      {board.total > 0 ? (
        <View className="community__row">
          <View className="community__note">{`${board.total} 条未读`}</View>
          <Button kind="ghost" size="s" onPress={() => void board.readAll()}>
            全部标为已读
          </Button>
        </View>
      ) : null}
      <View id="notices">
        <Pages
          pages={board.pages}
          label="消息"
          draw={(notice) => (
            <Cell
              key={notice.noticeId}
              title={notice.total > 1 ? `${notice.title}（${notice.total}）` : notice.title}
              note={`${notice.body ? `${notice.body}　` : ''}${relativeTime(notice.at, clock.now())}`}
              value={notice.isRead ? undefined : <Badge value label="未读" />}
              onPress={() => void open(notice)}
            />
          )}
          empty={
            <Empty
              size="small"
              title="还没有消息"
              hint="发帖、评论和提问以后，回应会出现在这里"
              action={{ text: '去版块看看', onPress: () => void navigator.go('popPlate') }}
            />
          }
        />
      </View>
    </>
  )
})
