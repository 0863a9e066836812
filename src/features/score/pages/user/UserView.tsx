import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { keptAdjustments, type AdjustmentOpening } from '@/contracts/score/adjustments'
import { scoreSheets } from '@/contracts/score/papers'
import { Pages } from '@/blocks/Pages'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'
import { OpeningCell } from '../../adjust/OpeningCell'
import { rangeText } from '@/domain/estimate/rangeText'
import '../../score.scss'

/** /score/user: sheets, the total report, favourite openings. */
export const UserView = observer(function UserView() {
  const { navigator } = useStores()
  return (
    <View className="score-page">
      <List>
        <Cell title="估分总报告" onPress={() => void navigator.go('scoreTotalreport', {})} />
        <Cell title="报考信息" onPress={() => void navigator.go('scoreExamForm', {})} />
        <Cell title="测试报告" onPress={() => void navigator.go('scoreTestreport', {})} />
      </List>
      <Sheets />
      <Favourites />
    </View>
  )
})

const Sheets = observer(function Sheets() {
  const { call, session, navigator } = useStores()
  const found = useResource(
    () => call(scoreSheets, { params: { uid: session.uid } }, { quiet: true }),
    session.uid,
  )
  return (
    <Loadable phase={found.phase} skeleton="list" size="small" onRetry={() => void found.load()}>
      {(sheets) =>
        sheets.length === 0 ? (
          <Empty
            size="small"
            title="还没有估过分"
            hint="选一份试卷，填好答题卡就出分"
            action={{ text: '去估分', onPress: () => void navigator.go('scoreEstimateScore', {}) }}
          />
        ) : (
          <List title="我的答题卡">
            {sheets.map(({ paperId, title, answered, isHandedIn, low, high, notice }) => (
              <Cell
                key={paperId}
                title={title}
                note={notice ?? (isHandedIn ? '已出分' : `填了 ${answered} 题，还没提交`)}
                value={low === null || high === null ? '继续' : `${rangeText(low, high)} 分`}
                onPress={() => void navigator.go('scoreEstimateScore', { paper: paperId })}
                testId={`sheet-of-${paperId}`}
              />
            ))}
          </List>
        )
      }
    </Loadable>
  )
})

const Favourites = observer(function Favourites() {
  const { call, session, navigator } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<AdjustmentOpening>({
        fetch: (page) =>
          call(keptAdjustments, { params: { uid: session.uid }, query: { page } }, { quiet: true }),
        idOf: ({ openingId }) => openingId,
      }),
  )
  return (
    <Section title="收藏的调剂信息">
      <Pages
        pages={pages}
        label="收藏的调剂信息"
        draw={(opening) => <OpeningCell key={opening.openingId} opening={opening} />}
        empty={
          <Empty
            size="small"
            title="还没有收藏"
            hint="在调剂信息里点“收藏”"
            action={{ text: '去看调剂', onPress: () => void navigator.go('scoreReviewAdjust', {}) }}
          />
        }
      />
    </Section>
  )
})
