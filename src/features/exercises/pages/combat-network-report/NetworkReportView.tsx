import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { AskTeacher } from '@/blocks/AskTeacher'
import { attemptReport } from '@/contracts/exercise/attemptReport'
import { mock as mockCall, type MockResult, type MockWithResult } from '@/contracts/exercise/mocks'
import { mockAttemptId } from '@/domain/mocks/mockId'
import { resultBoardOf } from '@/domain/ranks/boards'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { BarChart } from '@/ui/charts/BarChart'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Stat } from '@/ui/charts/Stat'
import { ReportBody } from '../../reports/ReportBody'
import { aboutReport } from '../../question/askedAbout'
import { mockRoutes, seriesOf } from '../../mocks/mockRoutes'
import { momentText, percentOf, standingText } from '../../mocks/mockTexts'
import '../../exercises.scss'

/** Fewer participants say too little of a distribution. */
const FEWEST = 30

/** /exercises/combat-network-report and /exercises/network-report?mock=: rank, distribution of all and the own parts, once all have ended. */
export function NetworkReportView() {
  const { navigator } = useStores()
  const { given, row } = useRoute()
  const { mock } = given
  if (mock) return <Report mockId={mock} />
  const { home } = mockRoutes[seriesOf(row.params ?? {})]
  return (
    <Empty
      title="还没有选场次"
      hint="参加过的场次，结束后都有成绩"
      action={{ text: '去看场次', onPress: () => void navigator.go(home) }}
    />
  )
}

const Report = observer(function Report({ mockId }: { readonly mockId: string }) {
  const { call, session } = useStores()
  const mock = useResource(() => call(mockCall, { params: { uid: session.uid, mockId } }, { quiet: true }))
  useDidShow(() => {
    if (mock.phase.kind === 'ready') void mock.load()
  })
  const reload = (): void => void mock.load()
  return (
    <View className="exercise">
      <Loadable phase={mock.phase} skeleton="detail" onRetry={reload}>
        {(found) => <Whole mock={found} onReload={reload} />}
      </Loadable>
    </View>
  )
})

interface WholeProps {
  readonly mock: MockWithResult
  readonly onReload: () => void
}

function Whole({ mock, onReload }: WholeProps) {
  const { navigator } = useStores()
  if (!mock.hasEntered)
    return (
      <Empty
        title="没有参加这一场"
        hint="报名下一场，到点进入"
        action={{ text: '去看场次', onPress: () => void navigator.go(mockRoutes[mock.series].home) }}
      />
    )
  if (mock.state !== 'ended')
    return (
      <Empty
        title={mock.hasEnded ? '已交卷' : '还在作答'}
        hint={`全网 ${momentText(mock.endsAt)} 结束，结束后几分钟出名次和解析`}
        action={{ text: '再看一次', onPress: onReload }}
      />
    )
  return (
    <>
      {mock.result ? (
        <Standing mock={mock} result={mock.result} />
      ) : (
        <Card>
          <View className="exercise__title">名次正在统计</View>
          <View className="exercise__note">全网结束两分钟后出得分和解析，再过几分钟出名次</View>
          <Button size="s" kind="soft" onPress={onReload} testId="mock-again">
            再看一次
          </Button>
        </Card>
      )}
      <Parts mockId={mock.mockId} />
    </>
  )
}

function Standing({ mock, result }: { readonly mock: MockWithResult; readonly result: MockResult }) {
  const { navigator } = useStores()
  const { rank, learners, below, score, bands } = result
  return (
    <Card>
      <View className="exercise__title">{mock.title}</View>
      <View className="exercise__stats">
        <Stat value={rank} unit="名" label={`${learners} 人参加`} />
        <Stat value={percentOf(below)} unit="%" label="超过的考生" />
        <Stat value={score} unit="分" label={`满分 ${mock.points}`} />
      </View>
      <BarChart
        series={[{ name: '人数', tone: 'brand', values: bands.map((band) => band.learners) }]}
        marks={bands.map(({ from }) => String(from))}
        says={standingText(result)}
        basis={learners < FEWEST ? `只有 ${learners} 人参加，分布仅供参考` : `基于 ${learners} 份答卷`}
        isThin={learners < FEWEST}
        unit="人"
        testId="mock-bands"
      />
      <Button
        size="s"
        kind="soft"
        onPress={() => void navigator.go('exercisesCombatRankinglist', { board: resultBoardOf(mock.mockId) })}
        testId="mock-ranks"
      >
        看排行
      </Button>
    </Card>
  )
}

/** The own answers by type and knowledge point. */
const Parts = observer(function Parts({ mockId }: { readonly mockId: string }) {
  const { call, session } = useStores()
  const params = { uid: session.uid, attemptId: mockAttemptId(mockId) }
  const report = useResource(() => call(attemptReport, { params }, { quiet: true }))
  return (
    <Loadable phase={report.phase} skeleton="card" size="small" onRetry={() => void report.load()}>
      {(found) => (
        <>
          <ReportBody report={found} />
          <AskTeacher about={aboutReport(found)} />
        </>
      )}
    </Loadable>
  )
})
