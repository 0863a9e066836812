import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type Plate, plates } from '@/contracts/community/forum'
import { plateCategories, type PlateCategory } from '@/domain/community/kinds'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Segmented } from '@/ui/controls/Segmented'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { FollowButton } from '../../forum/FollowButton'
import { PostList } from '../../forum/PostList'
import { UnreadLine } from '../../messages/UnreadCount'
import '../../community.scss'

const CATEGORIES: Readonly<Record<PlateCategory, string>> = {
  subject: '学科',
  school: '择校与复试',
  life: '备考生活',
}
const VIEWS = [
  { key: 'plates', text: '版块' },
  { key: 'hot', text: '热门' },
  { key: 'following', text: '关注' },
] as const
type ViewKey = (typeof VIEWS)[number]['key']

/** /pop-plate: all plates by category, hot topics, and topics of what the learner follows. */
export const PopPlateView = observer(function PopPlateView() {
  const { navigator, session, loginFlow } = useStores()
  const [view, choose] = useState<ViewKey>('plates')
  const show = async (key: ViewKey): Promise<void> => {
    if (key !== 'following' || (await loginFlow.require())) choose(key)
  }
  return (
    <View className="community">
      <View className="community__row">
        <Button onPress={() => void navigator.go('publishArticle')}>发布话题</Button>
        <Button kind="soft" onPress={() => void navigator.go('topicList')}>
          搜索
        </Button>
        <Button kind="ghost" onPress={() => void navigator.go('myRelease')}>
          我的发布
        </Button>
      </View>
      <UnreadLine />
      <Segmented items={VIEWS} value={view} onChange={(key) => void show(key)} label="看什么" />
      {view === 'plates' ? <Plates /> : null}
      {view === 'hot' ? (
        <PostList filter={{ sort: 'hot' }} empty={{ title: '还没有话题', hint: '发第一个话题吧' }} />
      ) : null}
      {view === 'following' ? (
        <PostList
          key={session.uid}
          filter={{ following: '1' }}
          empty={{ title: '还没有关注的话题', hint: '关注版块或同学，新话题会出现在这里' }}
        />
      ) : null}
    </View>
  )
})

const Plates = observer(function Plates() {
  const { call } = useStores()
  const found = useResource(() => call(plates, {}))
  return (
    <Loadable phase={found.phase} onRetry={() => void found.load()}>
      {(all) => (
        <>
          {plateCategories.map((category) => (
            <Section key={category} title={CATEGORIES[category]}>
              <View className="community__stack">
                {all
                  .filter((plate) => plate.category === category)
                  .map((plate) => (
                    <PlateCard key={plate.plateId} plate={plate} />
                  ))}
              </View>
            </Section>
          ))}
        </>
      )}
    </Loadable>
  )
})

function PlateCard({ plate }: { readonly plate: Plate }) {
  const { navigator } = useStores()
  const { plateId, name, intro, posts, follows, isFollowed } = plate
  return (
    <Card>
      <View className="community__name">{name}</View>
      <View className="community__excerpt">{intro}</View>
      <View className="community__note">{`${posts} 个话题　${follows} 人关注`}</View>
      <View className="community__row">
        <Button
          size="s"
          kind="soft"
          label={`进入版块：${name}`}
          onPress={() => void navigator.go('blockDetail', { id: plateId })}
        >
          进入
        </Button>
        <FollowButton kind="plate" targetId={plateId} name={name} isFollowed={isFollowed} />
      </View>
    </Card>
  )
}
