import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { consultArticle } from '@/contracts/baoyan/catalogue'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { Points } from '../../parts'
import { ConsultList } from '../../resources/ConsultList'
import { Questions } from '../../resources/QuestionForm'
import '../../baoyan.scss'

/** /rearch/consultDetails?id=: a consultation article with its questions; without an id, all articles. */
export const ConsultDetailsView = observer(function ConsultDetailsView() {
  const { given } = useRoute()
  const id = given['id']
  if (!id)
    return (
      <View className="baoyan-page">
        <ConsultList title="全部咨询" size={20} />
      </View>
    )
  return <Loaded key={id} id={id} />
})

const Loaded = observer(function Loaded({ id }: { readonly id: string }) {
  const { call } = useStores()
  const found = useResource(() => call(consultArticle, { params: { id } }, { quiet: true }), id)
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {({ articleId, title, topic, writtenOn, blocks }) => (
        <View className="baoyan-page">
          <Card>
            <View className="baoyan-column">
              <View className="baoyan-title">{title}</View>
              <View className="baoyan-row">
                <Tag>{topic}</Tag>
                <View className="baoyan-note">{`研途编写，${writtenOn}`}</View>
              </View>
              {blocks.map((block) => (
                <Section key={block.title} title={block.title}>
                  <Points texts={block.texts} />
                </Section>
              ))}
            </View>
          </Card>
          <Questions articleId={articleId} />
        </View>
      )}
    </Loadable>
  )
})
