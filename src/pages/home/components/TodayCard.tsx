import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { studyCentre } from '@/contracts/course/studyCentre'
import { useResource } from '@/stores/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ProgressBar } from '@/ui/ProgressBar'
import './TodayCard.scss'

/** Today's study at a glance; for a visitor, what logging in would show. */
export const TodayCard = observer(function TodayCard() {
  const { session } = useStores()
  return session.isLoggedIn ? <Today key={session.uid} /> : <TodayOffer />
})

function TodayOffer() {
  const { loginFlow } = useStores()
  return (
    <Card testId="home-today">
      <View className="today">
        <View className="yt-grow">
          <View className="today__title">今日学习</View>
          <View className="today__note">登录后看今天的任务、直播和考试倒计时</View>
        </View>
        <Button size="s" onPress={() => void loginFlow.require()} testId="home-login">
          登录
        </Button>
      </View>
    </Card>
  )
}

const Today = observer(function Today() {
  const { call, session, navigator } = useStores()
  const today = useResource(() => call(studyCentre, { params: { uid: session.uid } }, { quiet: true }))
  const centre = today.value
  if (!centre) return null
  const done = centre.tasks.filter((task) => task.done).length
  const note =
    centre.tasks.length > 0 ? `今日任务 ${done}/${centre.tasks.length}` : '还没有任务，选一门课程开始吧'
  return (
    <Card onPress={() => void navigator.go('studyCenter')} label="今日学习" testId="home-today">
      <View className="today">
        <View className="yt-grow">
          <View className="today__title">今日学习</View>
          <View className="today__note">{note}</View>
        </View>
        <View className="today__days">
          <View className="today__number">{centre.daysToExam}</View>
          <View className="today__note">天后{centre.examYear}考研</View>
        </View>
      </View>
      {centre.tasks.length > 0 ? <ProgressBar value={done / centre.tasks.length} label="今日任务" /> : null}
    </Card>
  )
})
