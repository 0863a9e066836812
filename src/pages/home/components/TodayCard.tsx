import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { lazyPiece } from '@/ui/lazyPiece'
import './TodayCard.scss'

/** Load lazily: only logged-in learners see it, and visitors should not wait for it. */
const Today = lazyPiece(async () => (await import('./Today')).default, 'small')

/** Today's study at a glance; for a visitor, what logging in would show. */
export const TodayCard = observer(function TodayCard() {
  const { session } = useStores()
  if (!session.isLoggedIn) return <TodayOffer />
  return <Today key={session.uid} />
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
