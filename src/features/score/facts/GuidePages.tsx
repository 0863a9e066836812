import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { reviewGuide, reviewGuides, type ReviewGuideHead } from '@/contracts/score/review'
import type { RouteId } from '@/routes/table'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { TextLink } from '@/ui/controls/TextLink'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'

interface GuideListProps {
  readonly kind: ReviewGuideHead['kind']
  readonly route: RouteId
  readonly title: string
}

/** News or guides of the second exam. */
export const GuideList = observer(function GuideList({ kind, route, title }: GuideListProps) {
  const { call, navigator } = useStores()
  const found = useResource(() => call(reviewGuides, { query: { kind } }, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(list) =>
        list.length === 0 ? (
          <Empty size="small" title="还没有内容" hint="整理好后会放在这里" />
        ) : (
          <List title={title}>
            {list.map(({ guideId, title: name, summary, day }) => (
              <Cell
                key={guideId}
                title={name}
                note={`${summary} · ${day}`}
                onPress={() => void navigator.go(route, { id: guideId })}
                testId={`guide-${guideId}`}
              />
            ))}
          </List>
        )
      }
    </Loadable>
  )
})

/** One piece of news or one guide. */
export const GuideText = observer(function GuideText({ id }: { readonly id: string }) {
  const { call, navigator } = useStores()
  const found = useResource(() => call(reviewGuide, { params: { id } }, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {({ title, author, day, parts, url }) => (
        <View className="score-page">
          <View className="score-title">{title}</View>
          <View className="score-note">{`${author} · ${day}`}</View>
          <Card>
            {parts.map(({ heading, lines }) => (
              <Section key={heading} title={heading}>
                {lines.map((line) => (
                  <View key={line} className="score-reason">
                    {line}
                  </View>
                ))}
              </Section>
            ))}
          </Card>
          {url ? <TextLink onPress={() => void navigator.openLink(url)}>查看官方公告</TextLink> : null}
        </View>
      )}
    </Loadable>
  )
})
