import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { ClockActivityView, ClockTaskRow } from '@/contracts/growth/clock'
import { addToCalendar } from '../../clock/addToCalendar'
import { storage } from '@/platform/storage'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Stat } from '@/ui/charts/Stat'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { ClaimButton } from '../../awards/ClaimButton'
import { ClockBoard } from '../../clock/ClockBoard'
import { MonthCard } from '../../clock/MonthCard'
import '../../growth.scss'

/** /sign-index?activityId=: check-in with streak, tasks of the day, calendar and milestones. */
export const SignIndexView = observer(function SignIndexView() {
  const stores = useStores()
  const { given } = useRoute()
  const board = usePageStore(
    () =>
      new ClockBoard({
        ...stores,
        storage: storage.local,
        activityId: given['activityId'] ?? 'daily',
        now: stores.clock.now,
      }),
  )
  // Words or questions may have been done meanwhile.
  useDidShow(board.start)
  return (
    <View className="growth">
      <Loadable phase={board.found.phase} skeleton="card" onRetry={board.start}>
        {({ activity, tasks }) => (
          <>
            <StreakCard board={board} activity={activity} />
            <Tasks board={board} tasks={tasks} />
            <MonthCard board={board} today={activity.today} />
            <Milestones board={board} activity={activity} />
            <View className="growth__note">{activity.rule}</View>
          </>
        )}
      </Loadable>
    </View>
  )
})

interface ActivityProps {
  readonly board: ClockBoard
  readonly activity: ClockActivityView
}

const StreakCard = observer(function StreakCard({ board, activity }: ActivityProps) {
  const { navigator, ui, clock } = useStores()
  const { current, best, cards, toMakeUp } = activity
  return (
    <Card testId="streak">
      <View className="growth__stats">
        <Stat value={current} unit="天" label="连续打卡" />
        <Stat value={best} unit="天" label="最长连续" />
        <Stat value={cards} unit="张" label="补签卡" />
      </View>
      {toMakeUp.length > 0 && !board.isDone ? (
        <View className="growth__note">漏打 {toMakeUp.length} 天，今天打卡时会用补签卡自动补上</View>
      ) : null}
      {board.pending.length === 0 ? null : (
        <View className="growth__note">
          {`有 ${board.pending.length} 次打卡还没交上去，联网后自动补交，仍算当天`}
        </View>
      )}
      <View className="growth__actions">
        <Button
          block
          size="l"
          disabled={board.isDone}
          loading={board.isBusy}
          onPress={() => void board.checkIn()}
          testId="check-in"
        >
          {board.isDone ? '今天已打卡' : '打卡'}
        </Button>
        {board.isDone ? (
          <Button kind="soft" block onPress={() => void addToCalendar(ui, clock.now())}>
            明天提醒我
          </Button>
        ) : null}
        <Button kind="ghost" block onPress={() => void navigator.go('signRank')}>
          看打卡榜
        </Button>
      </View>
    </Card>
  )
})

interface TasksProps {
  readonly board: ClockBoard
  readonly tasks: readonly ClockTaskRow[]
}

const LEADS_TO = { words: 'vocabularyIndex', questions: 'exercisesCombat', minutes: 'studyCenter' } as const

const Tasks = observer(function Tasks({ board, tasks }: TasksProps) {
  const { navigator } = useStores()
  return (
    <List title="今日任务">
      {tasks.map(({ taskId, key, title, unit, done, amount, points, state }) => (
        <Cell
          key={taskId}
          title={title}
          note={`${done}/${amount} ${unit}`}
          testId={`clock-${key}`}
          {...(state === 'ready'
            ? {
                value: (
                  <ClaimButton
                    points={points}
                    subject={title}
                    isBusy={board.isBusy}
                    onClaim={() => void board.take(taskId)}
                  />
                ),
              }
            : {
                value: state === 'taken' ? `已得 ${points} 分` : `+${points} 分`,
                onPress: () => void navigator.go(LEADS_TO[key]),
              })}
        />
      ))}
    </List>
  )
})

const Milestones = observer(function Milestones({ board, activity }: ActivityProps) {
  return (
    <List title="连续打卡奖励">
      {activity.milestones.map(({ taskId, days, points, cards, state }) => (
        <Cell
          key={taskId}
          title={`连续 ${days} 天`}
          note={cards > 0 ? `${points} 积分 + ${cards} 张补签卡` : `${points} 积分`}
          value={
            state === 'ready' ? (
              <Button
                size="s"
                kind="soft"
                label={`领取：连续 ${days} 天`}
                loading={board.isBusy}
                onPress={() => void board.take(taskId)}
              >
                领取
              </Button>
            ) : (
              <Tag>{state === 'taken' ? '已领取' : '未达成'}</Tag>
            )
          }
        />
      ))}
    </List>
  )
})
