import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type Experience, experience as experienceCall } from '@/contracts/baoyan/catalogue'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'
import { SampleTag } from '@/blocks/admission/FactSource'
import { Points } from '../../parts'
import '../../baoyan.scss'

/** /rearch/masterDetails?id=: one experience: background, offers, timeline, advice. */
export const MasterDetailsView = observer(function MasterDetailsView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const id = given['id']
  if (!id)
    return (
      <Empty
        title="没有选择经验"
        action={{ text: '看学霸经验', onPress: () => void navigator.replace('baoyanMasterExperience', {}) }}
      />
    )
  return <Loaded key={id} id={id} />
})

const Loaded = observer(function Loaded({ id }: { readonly id: string }) {
  const { call } = useStores()
  const found = useResource(() => call(experienceCall, { params: { id } }, { quiet: true }), id)
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(value) => <Shown experience={value} />}
    </Loadable>
  )
})

function Shown({ experience }: { readonly experience: Experience }) {
  const { navigator } = useStores()
  const { title, author, entry, field, offers, facts, timeline, advice, isSample } = experience
  return (
    <View className="baoyan-page">
      <Card>
        <View className="baoyan-column">
          <View className="baoyan-title">{title}</View>
          <View className="baoyan-row">
            <Tag>{field}</Tag>
            <Tag>{`${entry} 年入学`}</Tag>
            {isSample ? <SampleTag /> : <Tag tone="success">学员投稿</Tag>}
          </View>
          <View className="baoyan-note">{author}</View>
        </View>
      </Card>
      <List title="背景">
        {facts.map(({ name, value }) => (
          <Cell key={name} title={name} value={value} />
        ))}
      </List>
      <Card>
        <Section title="结果">
          <Points texts={offers} />
        </Section>
        <Section title="时间线">
          <Points texts={timeline.map(({ when, text }) => `${when}：${text}`)} />
        </Section>
        <Section title="建议">
          <Points texts={advice} />
        </Section>
      </Card>
      <Button kind="soft" block onPress={() => void navigator.go('baoyanPostRecommend', {})}>
        按我的背景推荐院校
      </Button>
      <Button kind="ghost" block onPress={() => void navigator.go('baoyanMasterExperience', { tab: 'mine' })}>
        写我的保研经验
      </Button>
    </View>
  )
}
