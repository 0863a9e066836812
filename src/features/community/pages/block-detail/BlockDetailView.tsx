import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type Plate, plateDetail } from '@/contracts/community/forum'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Segmented } from '@/ui/controls/Segmented'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { FollowButton } from '../../forum/FollowButton'
import { PostList } from '../../forum/PostList'
import '../../community.scss'

const SORTS = [
  { key: 'hot', text: '最热' },
  { key: 'new', text: '最新' },
] as const

/** /block-detail?id=: one plate with its rules and topics. */
export function BlockDetailView() {
  const { given } = useRoute()
  const { navigator } = useStores()
  const plateId = given['id']
  if (!plateId)
    return (
      <Empty
        title="没有选择版块"
        action={{ text: '看全部版块', onPress: () => void navigator.replace('popPlate') }}
      />
    )
  return <Loaded plateId={plateId} />
}

const Loaded = observer(function Loaded({ plateId }: { readonly plateId: string }) {
  const { call } = useStores()
  const found = useResource(() => call(plateDetail, { params: { plateId } }))
  return (
    <View className="community">
      <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="detail">
        {(plate) => <Shown plate={plate} />}
      </Loadable>
    </View>
  )
})

function Shown({ plate }: { readonly plate: Plate }) {
  const { navigator } = useStores()
  const [sort, choose] = useState<'hot' | 'new'>('hot')
  const { plateId, name, intro, rules, tags, posts, follows, isFollowed } = plate
  return (
    <>
      <Card>
        <View className="community__row">
          <View className="community__title">{name}</View>
          <FollowButton kind="plate" targetId={plateId} name={name} isFollowed={isFollowed} />
        </View>
        <View className="community__excerpt">{intro}</View>
        <View className="community__note">{`${posts} 个话题　${follows} 人关注`}</View>
        {rules.map((rule, at) => (
          <View key={rule} className="community__note">{`${at + 1}. ${rule}`}</View>
        ))}
        <View className="community__row">
          {tags.map((tag) => (
            <Button key={tag} kind="soft" size="s" onPress={() => void navigator.go('tagDetail', { tag })}>
              {`# ${tag}`}
            </Button>
          ))}
        </View>
      </Card>
      <View className="community__row">
        <Button onPress={() => void navigator.go('publishArticle', { plate: plateId })}>发布话题</Button>
        <Button kind="ghost" onPress={() => void navigator.go('topicList', { plate: plateId })}>
          搜索本版
        </Button>
      </View>
      <Segmented items={SORTS} value={sort} onChange={choose} label="话题排序" />
      <PostList
        key={sort}
        filter={{ plate: plateId, sort }}
        empty={{ title: '这个版块还没有话题', hint: '发第一个话题吧' }}
      />
    </>
  )
}
