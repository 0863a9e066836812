import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { takeContend } from '@/contracts/baoyan/profile'
import { axes, axisNames, axisWeights, scoresOf, totalOf } from '@/domain/baoyan/profile'
import { Task } from '@/stores/page/Task'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { FootBar } from '@/ui/layout/FootBar'
import { Section } from '@/ui/layout/Section'
import { ProfileFields } from '../../profile/ProfileFields'
import { ProfileStore } from '../../profile/ProfileStore'
import { ResultHistory } from '../../profile/ResultHistory'
import { ScoreRadar } from '../../profile/ScoreRadar'
import '../../baoyan.scss'

const WEIGHTS = axes.map((axis) => `${axisNames[axis]} ${axisWeights[axis]}%`).join('、')

/** /rearch/contendEdge: the competitiveness test: form, live score and radar; the result has a page of its own. */
export const ContendEdgeView = observer(function ContendEdgeView() {
  const stores = useStores()
  const store = usePageStore(() => new ProfileStore(stores))
  const [task] = useState(() => new Task())
  const [isAsked, setAsked] = useState(false)
  if (!store.isReady) return <Skeleton variant="detail" />
  const isWhole = Object.keys(store.problems).length === 0
  const take = async (): Promise<void> => {
    setAsked(true)
    if (!isWhole) return stores.ui.say('请先把标红的地方填好')
    const params = { uid: stores.session.uid }
    await task.succeeds(async () => {
      const { resultId } = await stores.call(takeContend, { params, body: { profile: store.profile } })
      await stores.navigator.go('baoyanContendDetails', { id: resultId })
    })
  }
  const scores = isWhole ? scoresOf(store.profile) : undefined
  return (
    <View className="baoyan-page baoyan-page--bar">
      {scores ? (
        <Card>
          <Section title="当前得分" note="改下面的内容，分数会跟着变">
            <View className="baoyan-score">{`${totalOf(scores)} 分`}</View>
            <ScoreRadar scores={scores} />
          </Section>
        </Card>
      ) : null}
      <ProfileFields store={store} isAsked={isAsked} />
      <View className="baoyan-note">{`综合分的权重：${WEIGHTS}。各校办法不同，这里只作自测。`}</View>
      <ResultHistory kind="contend" turn="" />
      <FootBar>
        <Button block loading={task.isRunning} onPress={() => void take()} testId="contend-go">
          看测评结果
        </Button>
      </FootBar>
    </View>
  )
})
