import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { Pages } from '@/blocks/Pages'
import { type ArticleRow, articles } from '@/contracts/community/articles'
import type { CallInput } from '@/contracts/define'
import { PagedList } from '@/stores/page/PagedList'
import { usePageCache } from '@/stores/page/usePageCache'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Tag } from '@/ui/feedback/Tag'
import { Cell } from '@/ui/layout/Cell'
import { articleNote, openArticle } from './articleTexts'

type ArticleFilter = Omit<CallInput<typeof articles>['query'], 'page' | 'size'>

interface ArticleListProps {
  readonly filter: ArticleFilter
  readonly label: string
  /** The next step when nothing was found. */
  readonly empty?: { readonly text: string; readonly onPress: () => void }
}

/** Articles of one filter; give it a `key` that names the filter. */
export const ArticleList = observer(function ArticleList({ filter, label, empty }: ArticleListProps) {
  const { call, navigator } = useStores()
  const pages = usePageCache(
    `articles:${JSON.stringify(filter)}`,
    true,
    () =>
      new PagedList<ArticleRow>({
        fetch: (page) => call(articles, { query: { ...filter, page, size: 6 } }),
        idOf: ({ articleId }) => articleId,
      }),
  )
  useEffect(() => {
    if (!pages.hasBegun) pages.start()
  }, [pages])
  return (
    <Pages
      pages={pages}
      label={label}
      draw={(row) => (
        <Cell
          key={row.articleId}
          title={row.title}
          note={articleNote(row)}
          value={row.pinned ? <Tag tone="brand">置顶</Tag> : undefined}
          onPress={() => void openArticle(navigator, row)}
        />
      )}
      empty={
        <Empty size="small" title="没有找到文章" hint="换一个条件试试" {...(empty && { action: empty })} />
      }
    />
  )
})
