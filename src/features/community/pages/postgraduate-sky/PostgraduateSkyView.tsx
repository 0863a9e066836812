import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ArticleChannel } from '@/domain/community/kinds'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Field } from '@/ui/controls/Field'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Tabs } from '@/ui/layout/Tabs'
import { ArticleList } from '../../articles/ArticleList'
import { channelNames } from '../../articles/articleTexts'
import { UnreadCount } from '../../messages/UnreadCount'
import '../../community.scss'

const CHANNELS = ['news', 'exam', 'method', 'experience', 'message'] as const
type Channel = (typeof CHANNELS)[number]
const TABS = CHANNELS.map((key) => ({ key, text: channelNames[key] }))

const channelIn = (name: string | undefined, isMessage: boolean): Channel =>
  CHANNELS.find((channel) => channel === name) ?? (isMessage ? 'message' : 'news')

/** /postgraduate-sky and /message/postgraduate-sky: articles by channel, a search, and the ways into the community. */
export function PostgraduateSkyView() {
  const { id, given } = useRoute()
  const [channel, choose] = useState<Channel>(() =>
    channelIn(given['channel'], id === 'messagePostgraduateSky'),
  )
  const [words, type] = useState('')
  const [search, find] = useState('')
  const filter: { channel?: ArticleChannel; search?: string } = search ? { search } : { channel }
  return (
    <View className="community">
      <Field
        label="搜索文章"
        hideLabel
        value={words}
        onChange={(text) => {
          type(text)
          if (text === '') find('')
        }}
        onSubmit={() => find(words.trim())}
        placeholder="搜索文章，如：网上确认"
        maxLength={40}
        confirmType="search"
      />
      {search ? null : <Ways />}
      {search ? null : (
        <Tabs<Channel> items={TABS} active={channel} onChange={choose} label="频道" panelId="articles" />
      )}
      <View id="articles">
        <ArticleList
          key={JSON.stringify(filter)}
          filter={filter}
          label={search ? `“${search}”的结果` : channelNames[channel]}
        />
      </View>
    </View>
  )
}

/** The other pages of the community. */
function Ways() {
  const { navigator } = useStores()
  return (
    <List title="更多">
      <Cell
        title="考试资讯"
        note="报名、初试、复试、调剂的时间和倒计时"
        onPress={() => void navigator.go('examSky')}
      />
      <Cell
        title="热门版块"
        note="和同学讨论题目、择校和日常"
        onPress={() => void navigator.go('popPlate')}
      />
      <Cell title="名师答疑" note="按科目向老师提问" onPress={() => void navigator.go('expertsAnswer')} />
      <Cell
        title="学长经验"
        note="按院校和专业看经验"
        onPress={() => void navigator.go('experienceExpertExperience')}
      />
      <Cell
        title="公考"
        note="国考、省考、选调和事业单位"
        onPress={() => void navigator.go('publicExamIndex')}
      />
      <Cell
        title="消息"
        note="回复、赞、审核结果和公告"
        value={<UnreadCount />}
        onPress={() => void navigator.go('messageInformation')}
      />
    </List>
  )
}
