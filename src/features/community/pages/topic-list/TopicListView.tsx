import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRoute } from '@/stores/page/useRoute'
import { Field } from '@/ui/controls/Field'
import { Segmented } from '@/ui/controls/Segmented'
import { Card } from '@/ui/layout/Card'
import { PostList } from '../../forum/PostList'
import '../../community.scss'

const SORTS = [
  { key: 'new', text: '最新' },
  { key: 'hot', text: '最热' },
] as const

/** /topic-list?plate=&search= and /tag-detail?tag=: topics of a plate, a search or a tag. */
export function TopicListView() {
  const { id, given } = useRoute()
  const [sort, choose] = useState<'hot' | 'new'>('new')
  const [words, type] = useState(given['search'] ?? '')
  const [search, find] = useState(words)
  const { tag, plate } = given
  const filter = {
    sort,
    ...(id === 'tagDetail' && tag && { tag }),
    ...(plate && { plate }),
    ...(search && { search }),
  }
  return (
    <View className="community">
      {id === 'tagDetail' ? (
        <Card>
          <View className="community__title">{`# ${tag ?? '全部话题'}`}</View>
          <View className="community__note">带有这个标签的公开话题</View>
        </Card>
      ) : (
        <Field
          label="搜索话题"
          hideLabel
          value={words}
          onChange={(text) => {
            type(text)
            if (text === '') find('')
          }}
          onSubmit={() => find(words.trim())}
          placeholder="搜索话题，如：保研"
          maxLength={40}
          confirmType="search"
        />
      )}
      <Segmented items={SORTS} value={sort} onChange={choose} label="话题排序" />
      <PostList
        key={JSON.stringify(filter)}
        filter={filter}
        empty={{ title: '没有找到话题', hint: '换一个词，或者自己发一个' }}
      />
    </View>
  )
}
