import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { isLeech } from '@/domain/memory/memoryState'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { LineChart } from '@/ui/charts/LineChart'
import { Tag } from '@/ui/feedback/Tag'
import { memoryCurve } from '../models/memoryCurve'
import { useVocabulary } from '../stores/useVocabulary'

/** Minimum number of answers for a curve. */
const ENOUGH = 3
const PERCENT = 100

/** Memory state of a word: stability, forgetting curve, set aside or not. */
export const MemoryState = observer(function MemoryState({ word }: { readonly word: string }) {
  const vocabulary = useVocabulary()
  const { log } = vocabulary
  const state = log.stateOf(word)
  if (!state) {
    return (
      <Card>
        <View className="vocab__title">记忆情况</View>
        <View className="vocab__note">还没背过，背过以后这里会画出你的记忆曲线</View>
      </Card>
    )
  }
  const curve = memoryCurve(log.model, state, vocabulary.now())
  const resume = (): void => void log.append({ kind: 'resume', word })
  return (
    <Card testId="memory-state">
      <View className="vocab__row vocab__ask">
        <View className="vocab__title yt-grow">记忆情况</View>
        {isLeech(state) ? <Tag tone="warning">易忘 {state.lapses} 次</Tag> : null}
      </View>
      <LineChart
        series={[{ name: '记得的可能性', tone: 'brand', values: curve.values }]}
        top={PERCENT}
        unit="%"
        filled
        marks={['上次', `${curve.days}天后`]}
        says={curve.says}
        basis={`基于 ${state.reviews} 次回答${state.reviews < ENOUGH ? '，次数还少，仅供参考' : ''}`}
        isThin={state.reviews < ENOUGH}
      />
      {state.suspended ? (
        <Button block kind="soft" className="vocab__gap" onPress={resume}>
          已放一放，重新背它
        </Button>
      ) : null}
    </Card>
  )
})
