import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { DayTask, DayTasks } from '@/contracts/course/tasks'
import { storage } from '@/platform/storage'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Icon } from '@/ui/Icon'
import { Loadable } from '@/ui/feedback/Loadable'
import { Pressable } from '@/ui/controls/Pressable'
import { Stat } from '@/ui/charts/Stat'
import { Tabs } from '@/ui/layout/Tabs'
import { Tag } from '@/ui/feedback/Tag'
import { lessonKindText } from '../../lessons/lessonKindText'
import { taskDays } from '../../study/taskDays'
import { TaskBoard } from '../../study/TaskBoard'
import '../../study/study.scss'
import './TaskListView.scss'

const KIND_TEXT: Readonly<Record<DayTask['kind'], string>> = { ...lessonKindText, recite: '背诵' }

/** /courses/task-list: the tasks of a study day, their state, and their points. */
export const TaskListView = observer(function TaskListView() {
  const stores = useStores()
  const board = usePageStore(() => new TaskBoard({ ...stores, storage: storage.local }))
  // A lesson may have been learned meanwhile.
  useDidShow(board.start)
  const { today, day = today } = board
  return (
    <>
      {today === undefined || day === undefined ? null : (
        <Tabs items={taskDays(today)} active={day} onChange={board.show} label="日期" panelId="day-tasks" />
      )}
      <View id="day-tasks" className="study-page">
        <Loadable phase={board.tasks.phase} skeleton="list" onRetry={board.start}>
          {(value) => <Day board={board} value={value} />}
        </Loadable>
      </View>
    </>
  )
})

interface DayProps {
  readonly board: TaskBoard
  readonly value: DayTasks
}

const Day = observer(function Day({ board, value }: DayProps) {
  const { navigator } = useStores()
  const { tasks, today, points } = value
  const day = board.day ?? today
  const done = tasks.filter(({ state }) => state !== 'open').length
  return (
    <>
      <Card>
        <View className="study-page__stats">
          <Stat value={`${done}/${tasks.length}`} label={day === today ? '今日完成' : '当天完成'} />
          <Stat value={tasks.filter(({ state }) => state === 'done').length} unit="项" label="待领取" />
          <Stat value={points} label="任务积分" />
        </View>
      </Card>
      {tasks.length === 0 ? (
        <Empty
          size="small"
          title="这一天没有学习记录"
          hint="凌晨 4 点算新的一天"
          action={{ text: '看今天的任务', onPress: () => board.show(today) }}
        />
      ) : (
        <Card padding="none">
          {tasks.map((task) => (
            <TaskRow key={task.taskId} task={task} board={board} />
          ))}
        </Card>
      )}
      {day === today && !tasks.some(({ goodsId }) => goodsId !== undefined) ? (
        <Empty
          size="small"
          title="还没有课程任务"
          hint="有了课程，每天该学的课会排在这里"
          action={{ text: '去选课', onPress: () => void navigator.go('productList') }}
        />
      ) : null}
    </>
  )
})

interface TaskRowProps {
  readonly task: DayTask
  readonly board: TaskBoard
}

const TaskRow = observer(function TaskRow({ task, board }: TaskRowProps) {
  const { taskId, title, note, kind, state, award } = task
  return (
    <View className="task-row">
      <Pressable
        className="task-row__main"
        feedback="row"
        role="link"
        onPress={() => board.open(task)}
        testId={`task-${taskId}`}
      >
        <Icon
          name={state === 'open' ? 'clock' : 'done'}
          className={state === 'open' ? '' : 'task-row__done'}
        />
        <View className="yt-grow">
          <View className="task-row__title">{title}</View>
          <View className="task-row__note">
            <Tag>{KIND_TEXT[kind]}</Tag>
            <View>{note}</View>
          </View>
        </View>
      </Pressable>
      {state === 'done' ? (
        <Button
          size="s"
          kind="soft"
          loading={board.isTaking}
          label={`领 ${award} 分：${title}`}
          onPress={() => void board.take(task)}
          testId={`take-${taskId}`}
        >
          领 {award} 分
        </Button>
      ) : (
        <View className="task-row__note">{state === 'awarded' ? `已得 ${award} 分` : `+${award} 分`}</View>
      )}
    </View>
  )
})
