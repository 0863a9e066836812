import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { article } from '@/contracts/promo/articles'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Loadable } from '@/ui/feedback/Loadable'
import { RichText } from '@/ui/media/richText/RichText'
import type { PartProps } from '../PartProps'

/** Rules and introductions as text; a page without an article shows its pictures only. */
export const ArticlePart = observer(function ArticlePart({ row }: PartProps) {
  const { call } = useStores()
  const text = useResource(() => call(article, { params: { slug: row.slug } }, { quiet: true }))
  return (
    <Loadable phase={text.phase} skeleton="detail" size="small" onRetry={() => void text.load()}>
      {(found) =>
        found ? (
          <Card>
            <View className="part__title">{found.title}</View>
            <RichText blocks={found.blocks} />
          </Card>
        ) : null
      }
    </Loadable>
  )
})
