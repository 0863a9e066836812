import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type StudyStatistics, studyStatistics } from '@/contracts/progress/studyStatistics'
import type { SpanKind } from '@/domain/progress/studySpans'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Loadable } from '@/ui/feedback/Loadable'
import { Segmented } from '@/ui/controls/Segmented'
import { StudyAmountCharts, StudyTimeChart } from '../../progress/StudyCharts'
import { spanName, spanTexts } from '../../progress/spanTexts'
import '../../exercises.scss'

/** /study-statistics/report: time, words and questions by day, week and month, as far back as the account. */
export function StudyStatisticsView() {
  const { navigator } = useStores()
  const [per, choose] = useState<SpanKind>('day')
  const [back, turn] = useState(0)
  const show = (wanted: SpanKind): void => {
    choose(wanted)
    turn(0)
  }
  return (
    <View className="exercise">
      <Segmented items={spanTexts} value={per} onChange={show} label="统计方式" />
      <Page key={`${per}-${back}`} per={per} back={back} onTurn={turn} />
      <View className="exercise__actions">
        <Button onPress={() => void navigator.go('studyReport')} testId="statistics-report">
          看学习报告
        </Button>
        <Button kind="soft" onPress={() => void navigator.go('learningMap')} testId="statistics-map">
          去学习地图
        </Button>
      </View>
    </View>
  )
}

interface PageProps {
  readonly per: SpanKind
  readonly back: number
  readonly onTurn: (back: number) => void
}

const Page = observer(function Page({ per, back, onTurn }: PageProps) {
  const { call, session } = useStores()
  const found = useResource(() =>
    call(studyStatistics, { params: { uid: session.uid }, query: { per, back } }, { quiet: true }),
  )
  return (
    <Loadable phase={found.phase} skeleton="card" onRetry={() => void found.load()}>
      {(statistics) => (
        <>
          <Turning statistics={statistics} per={per} back={back} onTurn={onTurn} />
          <StudyTimeChart spans={statistics.spans} per={per} endsNow={back === 0} />
          <StudyAmountCharts spans={statistics.spans} per={per} endsNow={back === 0} />
        </>
      )}
    </Loadable>
  )
})

interface TurningProps extends PageProps {
  readonly statistics: StudyStatistics
}

/** Which spans these are, and the way to earlier and later ones. */
function Turning({ statistics: { spans, hasEarlier }, per, back, onTurn }: TurningProps) {
  const [first, last] = [spans[0], spans[spans.length - 1]]
  if (!first || !last) return null
  return (
    <View className="exercise__row">
      <Button
        size="s"
        kind="soft"
        disabled={!hasEarlier}
        onPress={() => onTurn(back + 1)}
        testId="statistics-earlier"
      >
        更早
      </Button>
      <View className="exercise__note exercise__middle">
        {spanName(per, first.from, false)} 至 {spanName(per, last.from, back === 0)}
      </View>
      <Button
        size="s"
        kind="soft"
        disabled={back === 0}
        onPress={() => onTurn(back - 1)}
        testId="statistics-later"
      >
        更近
      </Button>
    </View>
  )
}
