import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PaperCard, RankRow } from '@/contracts/promo/papers'
import { usePageStore } from '@/stores/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Cell } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Failure } from '@/ui/Failure'
import { List } from '@/ui/List'
import { Skeleton } from '@/ui/Skeleton'
import { spentText } from '../spentText'
import { paperAddress } from './paperAddress'
import { PaperChoice } from './PaperChoice'
import { RankList } from './RankList'

/** Who did a test best; the visitor's own place stands on top. */
export const RankPart = observer(function RankPart() {
  const { session } = useStores()
  return (
    <PaperChoice>{(paper) => <Ranks key={`${paper.paperId} ${session.uid}`} paper={paper} />}</PaperChoice>
  )
})

const Ranks = observer(function Ranks({ paper }: { readonly paper: PaperCard }) {
  const stores = useStores()
  const ranks = usePageStore(() => new RankList(stores, paper.paperId))
  const { pages } = ranks
  const isFirst = pages.page === 0
  const test = (): void => void stores.navigator.openAddress(paperAddress('test', paper.paperId))
  if (isFirst && pages.error) {
    return <Failure size="small" message={pages.error} onRetry={() => void pages.more()} />
  }
  if (isFirst) return <Skeleton variant="list" />
  if (pages.total === 0) {
    return (
      <Empty
        size="small"
        title="还没有人上榜"
        hint="限时做一次，你就是第一名"
        action={{ text: '去限时测试', onPress: test }}
      />
    )
  }
  return (
    <>
      <View className="part__note">共 {pages.total} 人，先比得分，再比用时；同分同时并列</View>
      {ranks.mine ? (
        <List title="我的名次" className="paper__mine">
          <RankCell row={ranks.mine} count={paper.questionCount} />
        </List>
      ) : (
        <Button kind="soft" block onPress={test}>
          我也测一次
        </Button>
      )}
      <List title="排行榜">
        {pages.rows.map((row, index) => (
          <RankCell key={index} row={row} count={paper.questionCount} />
        ))}
      </List>
      {pages.error ? <View className="part__note">{pages.error}</View> : null}
      {pages.hasMore ? (
        <Button kind="ghost" block loading={pages.isLoading} onPress={() => void pages.more()}>
          再看 20 名
        </Button>
      ) : null}
    </>
  )
})

function RankCell({ row, count }: { readonly row: RankRow; readonly count: number }) {
  const { rank, name, score, seconds, isMe } = row
  return (
    <Cell
      lead={<View className="paper__place">{rank}</View>}
      title={isMe ? `${name}（我）` : name}
      note={`用时 ${spentText(seconds)}`}
      value={`${score} / ${count}`}
    />
  )
}
