import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { Pages } from '@/blocks/Pages'
import { type Release, type releaseKinds, releases } from '@/contracts/community/forum'
import { blockedUsers, unblockUser } from '@/contracts/community/trust'
import { relativeTime } from '@/lib/relativeTime'
import type { Navigator } from '@/stores/Navigator'
import { SlideList } from '@/stores/page/SlideList'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Tabs } from '@/ui/layout/Tabs'
import { stateText, stateTone } from '../../forum/stateTexts'
import '../../community.scss'

type Kind = (typeof releaseKinds)[number]
type Tab = Kind | 'blocked'
const TABS: readonly { key: Tab; text: string }[] = [
  { key: 'post', text: '话题' },
  { key: 'question', text: '提问' },
  { key: 'comment', text: '评论' },
  { key: 'blocked', text: '屏蔽名单' },
]

/** /my-release: own posts, questions and comments with their states, and blocked users. */
export function MyReleaseView() {
  const { navigator } = useStores()
  const [tab, choose] = useState<Tab>('post')
  return (
    <View className="community">
      <Button block kind="soft" onPress={() => void navigator.go('publishArticle')}>
        发布话题
      </Button>
      <Tabs<Tab> items={TABS} active={tab} onChange={choose} label="类别" panelId="releases" />
      <View id="releases">{tab === 'blocked' ? <Blocked /> : <Rows key={tab} kind={tab} />}</View>
    </View>
  )
}

const open = (navigator: Navigator, { targetKind, targetId }: Release): Promise<void> => {
  if (targetKind === 'question') return navigator.go('expertsQuestion', { id: targetId })
  if (targetKind === 'post') return navigator.go('information', { post: targetId })
  return navigator.go('information', { id: targetId })
}

const Rows = observer(function Rows({ kind }: { readonly kind: Kind }) {
  const { call, session, navigator, clock } = useStores()
  const [pages] = useState(
    () =>
      new SlideList<Release>({
        fetch: (cursor) =>
          call(releases, {
            params: { uid: session.uid },
            query: { kind, ...(cursor !== undefined && { cursor }) },
          }),
        idOf: ({ id }) => id,
      }),
  )
  useEffect(() => pages.start(), [pages])
  return (
    <Pages
      pages={pages}
      label="我的发布"
      draw={(row) => (
        <Cell
          key={row.id}
          title={row.title}
          note={relativeTime(row.at, clock.now())}
          value={<Tag tone={stateTone(row.state)}>{stateText(row.state, row.reason)}</Tag>}
          onPress={() => void open(navigator, row)}
        />
      )}
      empty={<Empty size="small" title="这里还是空的" hint="发话题、提问或评论以后，会出现在这里" />}
    />
  )
})

const Blocked = observer(function Blocked() {
  const { call, session, ui } = useStores()
  const [task] = useState(() => new Task())
  const params = { uid: session.uid }
  const found = useResource(() => call(blockedUsers, { params }))
  const unblock = async (authorId: string): Promise<void> => {
    if (!(await task.succeeds(() => call(unblockUser, { params: { ...params, authorId } })))) return
    ui.say('已解除')
    void found.load()
  }
  return (
    <Loadable phase={found.phase} onRetry={() => void found.load()}>
      {(people) =>
        people.length === 0 ? (
          <Empty size="small" title="没有屏蔽任何人" hint="在帖子或评论的“举报”里可以选择不看或屏蔽" />
        ) : (
          <List label="屏蔽名单">
            {people.map(({ authorId = '', name, isMuted }) => (
              <Cell
                key={authorId}
                title={name}
                note={isMuted ? '不看 TA 的内容' : '已屏蔽，TA 不能回复你'}
                value={
                  <Button
                    kind="ghost"
                    size="s"
                    label={`${isMuted ? '恢复显示' : '解除屏蔽'}：${name}`}
                    onPress={() => void unblock(authorId)}
                  >
                    {isMuted ? '恢复' : '解除'}
                  </Button>
                }
              />
            ))}
          </List>
        )
      }
    </Loadable>
  )
})
