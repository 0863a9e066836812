import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type UserPage, userPage } from '@/contracts/community/forum'
import { blockUser, muteUser, unblockUser } from '@/contracts/community/trust'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { Avatar } from '@/ui/media/Avatar'
import { FollowButton } from '../../forum/FollowButton'
import { PostList } from '../../forum/PostList'
import '../../community.scss'

/** /user-page?id=: the public page of a user; without an id the own one. */
export const UserPageView = observer(function UserPageView() {
  const { given } = useRoute()
  const { navigator, session } = useStores()
  const authorId = given['id'] ?? session.uid
  if (!authorId)
    return (
      <Empty
        title="没有选择用户"
        action={{ text: '看版块', onPress: () => void navigator.replace('popPlate') }}
      />
    )
  return (
    <View className="community">
      <Loaded authorId={authorId} />
    </View>
  )
})

const Loaded = observer(function Loaded({ authorId }: { readonly authorId: string }) {
  const { call } = useStores()
  const found = useResource(() => call(userPage, { params: { authorId } }))
  return (
    <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="detail">
      {(person) => (
        <>
          <Head person={person} authorId={authorId} onChanged={() => void found.load()} />
          {person.isBlocked || person.isMuted ? (
            <Empty
              size="small"
              title={person.isBlocked ? '已屏蔽这位用户' : '你已设为不看 TA'}
              hint={person.isBlocked ? '解除屏蔽后可以看到 TA 的话题' : '恢复显示后可以看到 TA 的话题'}
            />
          ) : (
            <Section title="发布的话题">
              <PostList
                filter={{ author: authorId }}
                empty={{ title: '还没有公开的话题', hint: '看看版块里其他人的讨论' }}
              />
            </Section>
          )}
        </>
      )}
    </Loadable>
  )
})

type HideCall = typeof blockUser | typeof muteUser | typeof unblockUser

interface HeadProps {
  readonly person: UserPage
  readonly authorId: string
  readonly onChanged: () => void
}

const Head = observer(function Head({ person, authorId, onChanged }: HeadProps) {
  const { navigator } = useStores()
  const { name, avatar, followers, following, isFollowed, isMe } = person
  return (
    <Card>
      <View className="community__row">
        <Avatar name={name} src={avatar} />
        <View>
          <View className="community__name">{name}</View>
          <View className="community__note">{`${followers} 人关注　关注了 ${following} 个`}</View>
        </View>
      </View>
      {isMe ? (
        <Button kind="soft" size="s" onPress={() => void navigator.go('myRelease')}>
          管理我的发布
        </Button>
      ) : (
        <View className="community__row">
          <FollowButton kind="user" targetId={authorId} name={name} isFollowed={isFollowed} />
          <Hiding person={person} authorId={authorId} onChanged={onChanged} />
        </View>
      )}
    </Card>
  )
})

/** Mutes or blocks a user, or takes either back. */
const Hiding = observer(function Hiding({ person: { isBlocked, isMuted }, authorId, onChanged }: HeadProps) {
  const { call, session, loginFlow, ui } = useStores()
  const [task] = useState(() => new Task())
  const hide = async (contract: HideCall, said: string): Promise<void> => {
    if (!(await loginFlow.require())) return
    const params = { uid: session.uid, authorId }
    if (!(await task.succeeds(() => call(contract, { params })))) return
    ui.say(said)
    onChanged()
  }
  const way = (text: string, contract: HideCall, said: string) => (
    <Button kind="ghost" size="s" loading={task.isRunning} onPress={() => void hide(contract, said)}>
      {text}
    </Button>
  )
  return (
    <>
      {isBlocked ? way('解除屏蔽', unblockUser, '已解除屏蔽') : null}
      {isMuted ? way('恢复显示', unblockUser, '已恢复显示') : null}
      {isBlocked || isMuted ? null : way('不看 TA', muteUser, '不再显示 TA 的内容')}
      {isBlocked ? null : way('屏蔽', blockUser, '已屏蔽，TA 不能再回复你')}
    </>
  )
})
