import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect } from 'react'
import { SampleTag } from '@/blocks/admission/FactSource'
import { type Notice, notice as noticeCall } from '@/contracts/baoyan/notices'
import { markedSample } from '@/domain/baoyan/deadlineEvent'
import { noticeKindNames, stateNames } from '@/domain/baoyan/deadlines'
import { subscribeMessage } from '@/platform/subscribeMessage'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { TextLink } from '@/ui/controls/TextLink'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { FollowStore } from './FollowStore'
import { NoticeChanges, NoticeDates } from './NoticeDates'
import { nextLine, stateTones } from './noticeTexts'
import { OwnNotes } from './OwnNotes'
import { ReminderButton } from './ReminderButton'
import '../baoyan.scss'

interface NoticePageProps {
  readonly title: string
  /** Shown below the notice: rules, subscription. */
  readonly children?: ReactNode
}

/** One notice of the address, with the learner’s own state of it. */
export const NoticePage = observer(function NoticePage({ title, children }: NoticePageProps) {
  const { given } = useRoute()
  const { navigator } = useStores()
  const id = given['id']
  if (!id)
    return (
      <Empty
        title="没有选择通知"
        hint="从通知列表里挑一条"
        action={{ text: '看通知列表', onPress: () => void navigator.replace('exemptionExamFree', {}) }}
      />
    )
  return (
    <Loaded key={id} id={id} pageTitle={title}>
      {children}
    </Loaded>
  )
})

interface LoadedProps {
  readonly id: string
  readonly pageTitle: string
  readonly children?: ReactNode
}

const Loaded = observer(function Loaded({ id, pageTitle, children }: LoadedProps) {
  const { call } = useStores()
  const route = useRoute()
  const found = useResource(() => call(noticeCall, { params: { noticeId: id } }, { quiet: true }), id)
  const title = found.value && markedSample(found.value.title, found.value.origin)
  useEffect(() => {
    if (title) route.describe({ title: pageTitle, share: { title } })
  }, [title])
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(notice) => <Shown notice={notice}>{children}</Shown>}
    </Loadable>
  )
})

const Shown = observer(function Shown({
  notice,
  children,
}: {
  readonly notice: Notice
  readonly children?: ReactNode
}) {
  const stores = useStores()
  const store = usePageStore(() => new FollowStore(stores, notice.noticeId))
  // Another page or device may have changed the follow meanwhile.
  useDidShow(() => void store.load())
  const { noticeId, conditions, materials, source, changes } = notice
  return (
    <View className="baoyan-page">
      <Head notice={notice} store={store} />
      <NoticeChanges changes={changes} />
      <NoticeDates notice={notice} />
      {store.follow ? (
        <OwnNotes store={store} follow={store.follow} noticeId={noticeId} materials={materials} />
      ) : null}
      <Card>
        <Section title="申请条件">
          <View className="baoyan-column">
            {conditions.map((text) => (
              <View key={text} className="baoyan-text">{`· ${text}`}</View>
            ))}
          </View>
        </Section>
        {store.follow ? null : (
          <Section title="申请材料" note="关注后可以逐项打勾">
            <View className="baoyan-text">{materials.join('、')}</View>
          </Section>
        )}
      </Card>
      {children}
      <View className="baoyan-note">
        <View>{`来源：${source.title}，看到于 ${source.seenOn}`}</View>
        {source.url ? (
          <TextLink onPress={() => void stores.navigator.openLink(source.url ?? '')}>打开来源</TextLink>
        ) : null}
      </View>
    </View>
  )
})

const Head = observer(function Head({
  notice,
  store,
}: {
  readonly notice: Notice
  readonly store: FollowStore
}) {
  const { clock } = useStores()
  const { noticeId, title, kind, state, origin, entry, discipline, code, province, deadlines } = notice
  const hasDeadline = deadlines.some(({ at, meaning }) => meaning !== 'open' && at > clock.now())
  return (
    <Card>
      <View className="baoyan-column">
        <View className="baoyan-title">{title}</View>
        <View className="baoyan-row">
          <Tag tone={stateTones[state]}>{stateNames[state]}</Tag>
          <Tag>{noticeKindNames[kind]}</Tag>
          <Tag>{`${entry} 年入学`}</Tag>
          {origin === 'sample' ? <SampleTag /> : null}
        </View>
        <View className="baoyan-note">{`${discipline} ${code} · ${province}`}</View>
        <View className="baoyan-text">{nextLine(notice, clock.now())}</View>
        <Button
          icon="star"
          kind={store.isKept ? 'soft' : 'primary'}
          block
          loading={store.isBusy}
          onPress={() => void store.toggle()}
          testId="notice-follow"
        >
          {store.isKept ? '已关注' : '关注'}
        </Button>
        {subscribeMessage.isThere && store.follow && hasDeadline ? (
          <ReminderButton noticeId={noticeId} />
        ) : null}
      </View>
    </Card>
  )
})
