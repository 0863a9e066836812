import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { type ReactNode, useRef } from 'react'
import { useReconnect } from '@/stores/device/useReconnect'
import type { GrowingList } from '@/stores/page/SlideList'
import { Button } from '@/ui/controls/Button'
import { Failure } from '@/ui/feedback/Failure'
import { List } from '@/ui/layout/List'
import { Skeleton } from '@/ui/feedback/Skeleton'
import './Pages.scss'

interface PagesProps<Row> {
  readonly pages: GrowingList<Row>
  readonly draw: (row: Row) => ReactNode
  /** Shown when nothing was found. */
  readonly empty: ReactNode
  /** Name of the list, where rows form one list instead of cards. */
  readonly label?: string
  /** The same, drawn above the list. */
  readonly title?: string
}

/** A list that grows at the foot of the page, by itself and by a button. A page that fails leaves what is there; it can be asked for again, and is once the network is back. */
export const Pages = observer(function Pages<Row>({ pages, draw, empty, label, title }: PagesProps<Row>) {
  useReachBottom(() => {
    if (pages.hasMore && !pages.isLoading && !pages.error) void pages.more()
  })
  // A list of one page does not say where it ends.
  const hasGrown = useRef(false)
  if (pages.hasMore) hasGrown.current = true
  const more = (): void => void pages.more()
  useReconnect(() => {
    if (pages.error && !pages.isLoading) more()
  })
  if (!pages.hasBegun && pages.error) return <Failure size="small" message={pages.error} onRetry={more} />
  if (!pages.hasBegun) return <Skeleton variant="list" />
  if (pages.rows.length === 0) return <>{empty}</>
  return (
    <View className="pages">
      {label || title ? (
        <List label={label} title={title}>
          {pages.rows.map(draw)}
        </List>
      ) : (
        pages.rows.map(draw)
      )}
      {pages.error ? <View className="pages__note">{pages.error}</View> : null}
      {pages.hasMore ? (
        <Button block kind="soft" loading={pages.isLoading} onPress={more} testId="more">
          {pages.error ? '再试一次' : '加载更多'}
        </Button>
      ) : hasGrown.current ? (
        <View className="pages__note">没有更多了</View>
      ) : null}
    </View>
  )
})
