import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Segmented } from '@/ui/controls/Segmented'
import { TextLink } from '@/ui/controls/TextLink'
import { AttemptReview } from '../../reports/AttemptReview'
import '../../exercises.scss'

const PARTS = [
  { key: 'all', text: '全部题目' },
  { key: 'wrong', text: '只看没全对的' },
] as const

/** /exercises/analysis-test?attempt=: review of a test, whole or without right answers. */
export function AnalysisTestView() {
  const { navigator } = useStores()
  const { attempt } = useRoute().given
  if (attempt) return <Look attemptId={attempt} />
  return (
    <Empty
      title="还没有选要看的测试"
      hint="测完一个知识点，每道题的解析都在这里"
      action={{ text: '去测一个知识点', onPress: () => void navigator.go('exercisesKnowledgeTest') }}
    />
  )
}

function Look({ attemptId }: { readonly attemptId: string }) {
  const { navigator } = useStores()
  const [part, choose] = useState<(typeof PARTS)[number]['key']>('all')
  return (
    <>
      <View className="exercise exercise--head">
        <Segmented items={PARTS} value={part} onChange={choose} label="看哪些题" />
        <TextLink
          onPress={() => void navigator.go('exercisesAnalysisReport', { attempt: attemptId })}
          testId="analysis-summary"
        >
          看丢分小结
        </TextLink>
      </View>
      <AttemptReview key={part} attemptId={attemptId} part={part} />
    </>
  )
}
