import { View } from '@tarojs/components'
import type { LearningMap } from '@/contracts/progress/learningMap'
import { examName } from '@/domain/progress/examCountdown'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { Stat } from '@/ui/charts/Stat'
import { MapTaskCell } from '../../progress/MapTaskCell'
import { WithMap } from '../../progress/WithMap'
import { stageDates, stageMark, standText, taskPlace, taskTitle } from '../../progress/mapTexts'
import '../../exercises.scss'

interface MapProps {
  readonly map: LearningMap
}

/** /learning-map: the stages up to the exam, the current one, and the next task. */
export function LearningMapView() {
  return (
    <WithMap>
      {(map) => (
        <View className="exercise">
          <Today map={map} />
          <ThisWeek map={map} />
          <Stages map={map} />
        </View>
      )}
    </WithMap>
  )
}

function Today({ map }: MapProps) {
  const { navigator } = useStores()
  const { examYear, daysToExam, weeks, week, thisWeek, next } = map
  const done = thisWeek.filter(({ isDone }) => isDone).length
  return (
    <Card>
      <View className="exercise__stats">
        <Stat label={`距 ${examName(examYear)}`} value={daysToExam} unit="天" />
        <Stat label="当前周次" value={week + 1} unit={`/ ${weeks} 周`} testId="map-week" />
        <Stat label="本周任务" value={`${done}/${thisWeek.length}`} />
      </View>
      <View className="exercise__help">{standText(map)}</View>
      {next ? (
        <>
          <View className="exercise__title exercise__help">{taskTitle(next)}</View>
          <Button
            block
            onPress={() => {
              const [route, given] = taskPlace(next)
              void navigator.go(route, given)
            }}
            label={`现在就做：${taskTitle(next)}`}
            testId="map-next"
          >
            现在就做
          </Button>
        </>
      ) : null}
    </Card>
  )
}

function ThisWeek({ map: { thisWeek } }: MapProps) {
  if (thisWeek.length === 0)
    return <View className="exercise__note">本周没有新任务，可以补前几周的，也可以提前做后面的</View>
  return (
    <List title="本周任务">
      {thisWeek.map((task) => (
        <MapTaskCell key={task.taskId} task={task} />
      ))}
    </List>
  )
}

function Stages({ map: { stages, subjects, hasChosen } }: MapProps) {
  const { navigator } = useStores()
  const count = stages.reduce((sum, { taskCount }) => sum + taskCount, 0)
  const done = stages.reduce((sum, { doneCount }) => sum + doneCount, 0)
  return (
    <>
      <List title="备考阶段">
        {stages.map((stage) => (
          <Cell
            key={stage.stageId}
            icon={stage.taskCount > 0 && stage.doneCount >= stage.taskCount ? 'done' : 'clock'}
            title={stage.title}
            note={stageDates(stage)}
            value={`${stageMark(stage)} ${stage.doneCount}/${stage.taskCount}`.trim()}
            onPress={() => void navigator.go('mapDetail', { stage: stage.stageId })}
            testId={`stage-${stage.stageId}`}
          />
        ))}
      </List>
      <Card>
        <ProgressBar value={count > 0 ? done / count : 0} label="全部任务" />
        <View className="exercise__help">
          全部 {count} 个任务，完成 {done} 个。完成情况来自真实的学习记录，不用打勾
        </View>
        <View className="exercise__actions exercise__help">
          <Button size="s" kind="soft" onPress={() => void navigator.go('mapDetails')} testId="map-all">
            展开全部任务
          </Button>
          <Button size="s" kind="soft" onPress={() => void navigator.go('studyReport')} testId="map-report">
            学习报告
          </Button>
        </View>
      </Card>
      <List label="科目">
        <Cell
          title={hasChosen ? '我的科目' : '先选好科目和考试年份'}
          note={
            hasChosen
              ? subjects.map(({ name }) => name).join('、')
              : '现在按公共课排，选好后任务会跟着你的科目走'
          }
          value={hasChosen ? '修改' : '去选'}
          onPress={() => void navigator.go('subjectSet')}
          testId="map-subjects"
        />
      </List>
    </>
  )
}
