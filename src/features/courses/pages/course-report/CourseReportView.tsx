import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { courseReport, type CourseReport } from '@/contracts/course/studyTime'
import { durationText } from '@/lib/durationText'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { BarChart } from '@/ui/charts/BarChart'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { Stat } from '@/ui/charts/Stat'
import { CourseLoadable } from '../../lessons/CourseLoadable'
import { basisText, percentOf, rankText, weeksText } from '../../study/reportTexts'
import './CourseReportView.scss'

const MINUTE = 60

/** /courses/course-report: how one course went. */
export const CourseReportView = observer(function CourseReportView() {
  const { navigator } = useStores()
  const { goodsId } = useRoute().given
  if (goodsId) return <Report key={goodsId} goodsId={goodsId} />
  return (
    <Empty
      title="还没有选课"
      hint="从学习中心打开一门课，就能看它的报告"
      action={{ text: '去学习中心', onPress: () => void navigator.go('studyCenter') }}
    />
  )
})

const Report = observer(function Report({ goodsId }: { readonly goodsId: string }) {
  const { call, session } = useStores()
  const found = useResource(() =>
    call(courseReport, { params: { uid: session.uid, goodsId } }, { quiet: true }),
  )
  return (
    <CourseLoadable goodsId={goodsId} phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(report) => <Whole report={report} />}
    </CourseLoadable>
  )
})

function Whole({ report }: { readonly report: CourseReport }) {
  const { navigator } = useStores()
  const { goodsId, title, lessonCount, lessonsDone, seconds, covered, length, notes, days } = report
  const progress = percentOf(lessonsDone, lessonCount)
  return (
    <View className="report">
      <Card>
        <View className="report__title">{title}</View>
        <ProgressBar value={progress / 100} label="课程进度" />
        <View className="report__note">
          学完 {lessonsDone} / {lessonCount} 课时，占 {progress}%
        </View>
        <View className="report__stats">
          <Stat label="学习时间" value={durationText(seconds)} />
          {length > 0 ? <Stat label="全部视频看了" value={percentOf(covered, length)} unit="%" /> : null}
          <Stat label="笔记" value={notes} unit="条" />
        </View>
      </Card>
      <Card>
        <View className="report__title">最近两周</View>
        <BarChart
          series={[{ name: '分钟', tone: 'brand', values: days.map((day) => day.seconds / MINUTE) }]}
          marks={[days[0]?.date.slice(5) ?? '', days[days.length - 1]?.date.slice(5) ?? '']}
          unit="分"
          says={weeksText(report)}
          basis={basisText(report)}
          testId="report-days"
        />
        <View className="report__note">{rankText(report)}</View>
      </Card>
      <Chapters chapters={report.chapters} />
      <Card>
        <View className="report__title">测验</View>
        <View className="report__note">{testsText(report)}</View>
      </Card>
      <Button block icon="play" onPress={() => void navigator.go('ccVideo', { goodsId })}>
        继续学习
      </Button>
    </View>
  )
}

function Chapters({ chapters }: Pick<CourseReport, 'chapters'>) {
  return (
    <Card>
      <View className="report__title">按章节</View>
      {chapters.map((chapter) => (
        <View key={chapter.title} className="report__chapter">
          <View className="report__name">{chapter.title}</View>
          <ProgressBar
            value={chapter.lessonCount > 0 ? chapter.lessonsDone / chapter.lessonCount : 0}
            label={chapter.title}
          />
          <View className="report__note">
            {chapter.lessonsDone} / {chapter.lessonCount} 课时
            {chapter.seconds > 0 ? `，${durationText(chapter.seconds)}` : ''}
          </View>
        </View>
      ))}
    </Card>
  )
}

const testsText = ({ tests: { count, done } }: CourseReport): string => {
  if (count === 0) return '这门课没有测验'
  return done === 0 ? `共 ${count} 次测验，还没有完成的` : `共 ${count} 次测验，完成了 ${done} 次`
}
