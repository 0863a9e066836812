import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { MathsText } from '@/blocks/MathsText'
import { type Training, training } from '@/contracts/exercise/trainings'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Steps } from '@/ui/feedback/Steps'
import { PracticeGroups } from '../../knowledge/PracticeGroups'
import '../../exercises.scss'

const STEPS = [
  { key: 'question', text: '看题' },
  { key: 'hint', text: '提示' },
  { key: 'method', text: '方法' },
  { key: 'try', text: '自己做' },
] as const

/** /exercises/training-detail?training=: one question by steps; the worked solution follows the own answer. */
export function TrainingDetailView() {
  const { navigator } = useStores()
  const { training: trainingId } = useRoute().given
  if (trainingId) return <Found trainingId={trainingId} />
  return (
    <Empty
      title="还没有选训练"
      hint="选一道题，按提示、方法、自己做的顺序练"
      action={{ text: '去选训练', onPress: () => void navigator.go('exercisesProblemSolvingTraining') }}
    />
  )
}

const Found = observer(function Found({ trainingId }: { readonly trainingId: string }) {
  const { call } = useStores()
  const found = useResource(() => call(training, { params: { trainingId } }, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(whole) => (
        <>
          <Ladder training={whole} />
          <PracticeGroups
            opening={{ kind: 'practice', subject: whole.subject, question: whole.questionId, size: 1 }}
          />
        </>
      )}
    </Loadable>
  )
})

/** What helps, one step at a time; nobody has to take a step to answer. */
function Ladder({ training: { title, hint, method } }: { readonly training: Training }) {
  const [step, setStep] = useState(0)
  return (
    <View className="exercise exercise--head">
      <Card>
        <View className="exercise__title">{title}</View>
        <Steps items={STEPS} current={step} label="解题步骤" />
        {step > 0 ? (
          <View className="exercise__help">
            提示：
            <MathsText text={hint} />
          </View>
        ) : null}
        {step > 1
          ? method.map((line, at) => (
              <View key={line} className="exercise__help">
                {at + 1}. <MathsText text={line} />
              </View>
            ))
          : null}
        {step < 2 ? (
          <View className="exercise__actions exercise__help">
            <Button size="s" kind="soft" onPress={() => setStep(step + 1)} testId="training-help">
              {step === 0 ? '看一个提示' : '看方法'}
            </Button>
          </View>
        ) : (
          <View className="exercise__note">现在自己做一遍，提交后看完整解答</View>
        )}
      </Card>
    </View>
  )
}
