import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type StudyReport, studyReport } from '@/contracts/progress/studyReport'
import type { ReportPeriod } from '@/domain/progress/reportPeriods'
import { durationFigure } from '@/lib/durationText'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Segmented } from '@/ui/controls/Segmented'
import { Stat } from '@/ui/charts/Stat'
import { ReportCardSheet } from '../../progress/ReportCardSheet'
import { StudyTimeChart } from '../../progress/StudyCharts'
import { dayText } from '../../progress/mapTexts'
import { percentText } from '../../knowledge/masteryTexts'
import {
  accuracyBefore,
  accuracyText,
  changeOf,
  counted,
  isEmptyTally,
  secondsOf,
  timeFigureText,
} from '../../progress/studyTexts'
import '../../exercises.scss'

const PERIODS = [
  { key: 'week', text: '最近 7 天' },
  { key: 'month', text: '最近 30 天' },
] as const

/** /study-report and /exercises/study-report: study time compared with the days before, and a next step. */
export function StudyReportView() {
  const [per, choose] = useState<ReportPeriod>('week')
  return (
    <View className="exercise">
      <Segmented items={PERIODS} value={per} onChange={choose} label="报告的时间" />
      <Report key={per} per={per} />
    </View>
  )
}

const Report = observer(function Report({ per }: { readonly per: ReportPeriod }) {
  const { call, session } = useStores()
  const found = useResource(() =>
    call(studyReport, { params: { uid: session.uid }, query: { per } }, { quiet: true }),
  )
  return (
    <Loadable phase={found.phase} skeleton="card" onRetry={() => void found.load()}>
      {(report) => (
        <>
          <Figures report={report} />
          <StudyTimeChart spans={report.days} per="day" endsNow />
          <Points report={report} />
          <Steps report={report} />
        </>
      )}
    </Loadable>
  )
})

interface ReportProps {
  readonly report: StudyReport
}

const praise = ({ now, streak }: StudyReport): string => {
  if (isEmptyTally(now)) return '这段时间还没有学习记录。从地图上的一个小任务开始，明天这里就不一样了'
  if (streak > 1) return `已经连续学习 ${streak} 天，很稳`
  return '每学一次都记在这里，继续保持'
}

function Figures({ report }: ReportProps) {
  const { from, to, now, before, streak } = report
  return (
    <Card testId="report-figures">
      <View className="exercise__note">
        {dayText(from, to)} 至 {dayText(to, to)}
      </View>
      <View className="exercise__title">{praise(report)}</View>
      <View className="exercise__stats">
        <Stat
          label="学习时间"
          {...durationFigure(secondsOf(now))}
          {...changeOf(secondsOf(now), secondsOf(before), timeFigureText)}
        />
        <Stat
          label="背过的词"
          value={now.words}
          unit="个"
          {...changeOf(now.words, before.words, counted('个'))}
        />
        <Stat
          label="做题"
          value={now.answers}
          unit="题"
          {...changeOf(now.answers, before.answers, counted('题'))}
        />
        <Stat label="正确率" value={accuracyText(now)} change={accuracyBefore(before)} />
        <Stat
          label="听课"
          value={now.lessons}
          unit="节"
          {...changeOf(now.lessons, before.lessons, counted('节'))}
        />
        <Stat label="连续学习" value={streak} unit="天" />
      </View>
    </Card>
  )
}

/** From this share of right answers a single point counts as strong. */
const GOOD_SHARE = 0.6

/** The strongest and the weakest point, each a way to go on with it. */
function Points({ report: { strongest, weakest } }: ReportProps) {
  const { navigator } = useStores()
  if (!strongest || !weakest)
    return <View className="exercise__note">同一个知识点满 5 道题后，这里会有最强和最弱的知识点</View>
  const shown = [
    ['最强的知识点', strongest, 'report-strongest'],
    ['最该补的知识点', weakest, 'report-weakest'],
  ] as const
  const isOne = strongest.point === weakest.point && strongest.subject === weakest.subject
  // A single point is called weak where most of its answers were wrong.
  const single = weakest.right / weakest.answers < GOOD_SHARE ? 'report-weakest' : 'report-strongest'
  const isShown = ([, , testId]: (typeof shown)[number]): boolean => !isOne || testId === single
  return (
    <List title="强弱">
      {shown.filter(isShown).map(([title, found, testId]) => (
        <Cell
          key={testId}
          title={`${title}：${found.point}`}
          note={`${found.name} · ${found.answers} 题对 ${found.right} 题，正确率 ${percentText(found.right / found.answers)}`}
          onPress={() =>
            void navigator.go('exercisesBrushTopic', {
              subject: found.subject,
              point: found.point,
              kind: 'practice',
            })
          }
          testId={testId}
        />
      ))}
    </List>
  )
}

/** One thing to do next, the picture to show, and the figures behind. */
function Steps({ report }: ReportProps) {
  const { navigator } = useStores()
  const [isShown, show] = useState(false)
  return (
    <>
      <Button block size="l" onPress={() => void navigator.go('learningMap')} testId="report-next">
        下一步：看今天的任务
      </Button>
      <View className="exercise__actions">
        <Button kind="soft" icon="star" onPress={() => show(true)} testId="report-share">
          生成分享图
        </Button>
        <Button
          kind="soft"
          onPress={() => void navigator.go('studyStatisticsReport')}
          testId="report-statistics"
        >
          按天、周、月看
        </Button>
      </View>
      <ReportCardSheet report={report} isOpen={isShown} onClose={() => show(false)} />
    </>
  )
}
