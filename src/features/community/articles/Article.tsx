import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { LikeButton } from '@/blocks/comments/LikeButton'
import { type ArticleDetail, articleDetail } from '@/contracts/community/articles'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { shareCardPath } from '@/domain/community/shareCards'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { observer } from 'mobx-react'
import { ArticleBody } from './ArticleBody'
import { ArticleBookmark } from './ArticleBookmark'
import { articleNote, openArticle } from './articleTexts'

interface ArticleProps {
  readonly articleId: string
  /** Opens all comments. */
  readonly onComments: () => void
}

/** One article: text, counters, bookmark, related ones, the way to its comments. */
export const Article = observer(function Article({ articleId, onComments }: ArticleProps) {
  const { call } = useStores()
  const found = useResource(() => call(articleDetail, { params: { articleId } }))
  return (
    <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="detail">
      {(article) => <Shown article={article} onComments={onComments} />}
    </Loadable>
  )
})

function Shown({
  article,
  onComments,
}: {
  readonly article: ArticleDetail
  readonly onComments: () => void
}) {
  const { navigator } = useStores()
  const { describe } = useRoute()
  const { articleId, title, summary } = article
  useEffect(() => {
    const imageUrl = siteConfig.apiBase + shareCardPath('article', articleId)
    describe({ title, share: { title, description: summary, imageUrl } })
  }, [describe, articleId, title, summary])
  return (
    <>
      <Card>
        <View className="community__title">{title}</View>
        <View className="community__row">
          {article.isSample ? <Tag tone="warning">示例</Tag> : null}
          <View className="community__note">{articleNote(article)}</View>
        </View>
        <ArticleBody blocks={article.blocks} />
        <View className="community__note">来源：{article.source}</View>
        <View className="community__row">
          <LikeButton
            kind="article"
            targetId={articleId}
            isLiked={article.isLiked}
            likes={article.likes}
            name={title}
          />
          <ArticleBookmark articleId={articleId} title={title} />
          <Button kind="ghost" size="s" icon="message" onPress={onComments}>
            {article.comments > 0 ? `评论 ${article.comments}` : '写评论'}
          </Button>
        </View>
      </Card>
      {article.related.length > 0 ? (
        <List title="相关文章">
          {article.related.map((row) => (
            <Cell key={row.articleId} title={row.title} onPress={() => void openArticle(navigator, row)} />
          ))}
        </List>
      ) : null}
    </>
  )
}
