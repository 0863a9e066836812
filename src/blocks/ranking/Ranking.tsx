import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PagedList } from '@/stores/page/PagedList'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { List } from '@/ui/layout/List'
import { Skeleton } from '@/ui/feedback/Skeleton'
import './Ranking.scss'

/** One place of a ranking as it is drawn. */
export interface RankingRow {
  readonly rank: number
  readonly name: string
  readonly isMe: boolean
  readonly note: string
  readonly value: string
}

interface RankingProps<Row> {
  readonly pages: PagedList<Row>
  /** The learner's own place, which stays on top however far the list goes. */
  readonly mine: Row | null
  readonly draw: (row: Row) => RankingRow
  /** By what the places are given, said above the list. */
  readonly rule: (total: number) => string
  /** How to get a place. */
  readonly join: { readonly text: string; readonly hint: string; readonly onPress: () => void }
}

/** A ranking: the own place on top, then all places, page by page. */
export const Ranking = observer(function Ranking<Row>({ pages, mine, draw, rule, join }: RankingProps<Row>) {
  if (!pages.hasBegun && pages.error) {
    return <Failure size="small" message={pages.error} onRetry={() => void pages.more()} />
  }
  if (!pages.hasBegun) return <Skeleton variant="list" />
  if (pages.total === 0) {
    const action = { text: join.text, onPress: join.onPress }
    return <Empty size="small" title="还没有人上榜" hint={join.hint} action={action} />
  }
  return (
    <>
      <View className="ranking__note">{rule(pages.total)}</View>
      {mine ? (
        <List title="我的名次" className="ranking__mine">
          <Place row={draw(mine)} />
        </List>
      ) : (
        <Button kind="soft" block onPress={join.onPress}>
          {join.text}
        </Button>
      )}
      <List title="排行榜">
        {pages.rows.map((row, index) => (
          <Place key={index} row={draw(row)} />
        ))}
      </List>
      {pages.error ? <View className="ranking__note">{pages.error}</View> : null}
      {pages.hasMore ? (
        <Button kind="ghost" block loading={pages.isLoading} onPress={() => void pages.more()}>
          再看一些
        </Button>
      ) : null}
    </>
  )
})

function Place({ row }: { readonly row: RankingRow }) {
  const { rank, name, isMe, note, value } = row
  return (
    <Cell
      lead={<View className="ranking__place">{rank}</View>}
      title={isMe ? `${name}（我）` : name}
      note={note}
      value={value}
    />
  )
}
