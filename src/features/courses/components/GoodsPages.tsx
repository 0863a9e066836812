import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { PagedList } from '@/stores/PagedList'
import { Button } from '@/ui/Button'
import { Failure } from '@/ui/Failure'
import { Skeleton } from '@/ui/Skeleton'
import './GoodsPages.scss'

interface GoodsPagesProps<Row> {
  readonly pages: PagedList<Row>
  readonly draw: (row: Row) => ReactNode
  /** What stands there when nothing was found. */
  readonly empty: ReactNode
}

/** A list of cards that grows at the foot of the page, by itself and by a button. */
export const GoodsPages = observer(function GoodsPages<Row>({ pages, draw, empty }: GoodsPagesProps<Row>) {
  useReachBottom(() => {
    if (pages.hasMore && !pages.isLoading && !pages.error) void pages.more()
  })
  const more = (): void => void pages.more()
  const isFirst = pages.page === 0
  if (isFirst && pages.error) return <Failure size="small" message={pages.error} onRetry={more} />
  if (isFirst) return <Skeleton variant="list" />
  if (pages.rows.length === 0) return <>{empty}</>
  return (
    <View className="goods-pages">
      {pages.rows.map(draw)}
      {pages.error ? <View className="goods-pages__note">{pages.error}</View> : null}
      {pages.hasMore ? (
        <Button block kind="soft" loading={pages.isLoading} onPress={more} testId="goods-more">
          {pages.error ? '再试一次' : '加载更多'}
        </Button>
      ) : (
        <View className="goods-pages__note">没有更多了</View>
      )}
    </View>
  )
})
