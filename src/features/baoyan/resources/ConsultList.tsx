import { observer } from 'mobx-react'
import { consultArticles } from '@/contracts/baoyan/catalogue'
import type { CallOutput } from '@/contracts/define'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Failure } from '@/ui/feedback/Failure'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'

type Row = CallOutput<typeof consultArticles>['list'][number]

interface ConsultListProps {
  readonly title: string
  readonly size: number
}

/** Consultation articles, more of them on demand. */
export const ConsultList = observer(function ConsultList({ title, size }: ConsultListProps) {
  const { call, navigator } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<Row>({
        fetch: (page) => call(consultArticles, { query: { page, size } }, { quiet: true }),
        idOf: ({ articleId }) => articleId,
      }),
  )
  const more = (): void => void pages.more()
  if (!pages.hasBegun && pages.error) return <Failure size="small" message={pages.error} onRetry={more} />
  if (!pages.hasBegun) return <Skeleton variant="list" />
  return (
    <>
      <List title={title}>
        {pages.rows.map(({ articleId, title: name, topic }) => (
          <Cell
            key={articleId}
            title={name}
            note={topic}
            onPress={() => void navigator.go('baoyanConsultDetails', { id: articleId })}
            testId={`consult-${articleId}`}
          />
        ))}
      </List>
      {pages.hasMore ? (
        <Button kind="ghost" block loading={pages.isLoading} onPress={more} testId="more-consults">
          {pages.error || '更多咨询'}
        </Button>
      ) : null}
    </>
  )
})
