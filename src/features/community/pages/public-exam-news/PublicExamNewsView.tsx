import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { articleFilters } from '@/contracts/community/articles'
import { articleKinds, type ArticleKind } from '@/domain/community/kinds'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Choice } from '@/ui/controls/Choice'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { ArticleList } from '../../articles/ArticleList'
import { kindNames } from '../../articles/articleTexts'
import '../../community.scss'

const ALL = '全部'
type Kind = ArticleKind | 'all'
const KINDS: readonly { key: Kind; text: string }[] = [
  { key: 'all', text: ALL },
  ...articleKinds.map((key) => ({ key, text: kindNames[key] })),
]

/** /public-exam/news?kind=: public-exam articles by province and kind. */
export const PublicExamNewsView = observer(function PublicExamNewsView() {
  const { call } = useStores()
  const { given } = useRoute()
  const found = useResource(() => call(articleFilters, { params: { channel: 'public-exam' } }))
  const [kind, chooseKind] = useState<Kind>(articleKinds.find((one) => one === given['kind']) ?? 'all')
  const [province, chooseProvince] = useState(ALL)
  const filter = {
    channel: 'public-exam' as const,
    ...(kind !== 'all' && { kind }),
    ...(province !== ALL && { province }),
  }
  return (
    <View className="community">
      <Card>
        <Choice options={KINDS} label="类型" value={kind} onChange={chooseKind} />
        <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="block" size="small">
          {({ provinces }) => (
            <Choice
              options={[ALL, ...provinces.filter((name) => name !== '全国')].map((key) => ({
                key,
                text: key,
              }))}
              label="省份"
              value={province}
              onChange={chooseProvince}
            />
          )}
        </Loadable>
      </Card>
      <ArticleList
        key={JSON.stringify(filter)}
        filter={filter}
        label="公考资讯"
        empty={{
          text: '看全部',
          onPress: () => {
            chooseKind('all')
            chooseProvince(ALL)
          },
        }}
      />
    </View>
  )
})
