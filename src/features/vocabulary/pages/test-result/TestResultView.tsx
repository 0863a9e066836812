import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { GATE_PERCENT } from '@/contracts/word/stageTests'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { ProgressRing } from '@/ui/charts/ProgressRing'
import { WithBook } from '../../components/WithBook'
import { WordList } from '../../components/WordList'
import { lastTestOf, type TestResult } from '../../stores/lastTestOf'
import { useVocabulary } from '../../stores/useVocabulary'
import '../../vocabulary.scss'

const PERCENT = 100

/** /spword/test-result: how the last test went, the wrong words, and another go at them. */
export const TestResultView = observer(function TestResultView() {
  const { navigator } = useStores()
  const { storage, uid } = useVocabulary()
  const [result] = useState(() => lastTestOf(storage, uid).read())
  if (!result || result.words.length === 0) {
    return (
      <Empty
        title="还没有测试结果"
        hint="做一次测试，看看记住了多少"
        action={{ text: '去测试', onPress: () => void navigator.replace('vocabularyTest') }}
      />
    )
  }
  return (
    <WithBook>
      <Result result={result} />
    </WithBook>
  )
})

function Result({ result }: { readonly result: TestResult }) {
  const { navigator } = useStores()
  const { words, wrong, stage } = result
  const share = 1 - wrong.length / words.length
  const isPassed = share * PERCENT >= GATE_PERCENT
  return (
    <View className="vocab">
      <Card testId="test-score">
        <View className="vocab__score">
          <ProgressRing size="l" value={share} label="正确率" tone={isPassed ? 'success' : 'brand'} />
          <View className="vocab__title vocab__gap">
            {words.length} 题答对 {words.length - wrong.length} 题
          </View>
          <View className="vocab__note">{verdict(stage, isPassed, wrong.length)}</View>
        </View>
      </Card>
      {wrong.length > 0 ? <WordList title={`答错的 ${wrong.length} 个词`} words={wrong} /> : null}
      <View className="vocab__row">
        <Button
          block
          kind={wrong.length > 0 ? 'soft' : 'primary'}
          onPress={() =>
            void navigator.replace(stage === undefined ? 'vocabularyIndex' : 'vocabularyStageList')
          }
        >
          {stage === undefined ? '回到单词首页' : '回到阶段列表'}
        </Button>
        {wrong.length > 0 ? (
          <Button
            block
            onPress={() => void navigator.replace('vocabularyTest', { retry: '1' })}
            testId="test-retry"
          >
            再测答错的
          </Button>
        ) : null}
      </View>
    </View>
  )
}

const verdict = (stage: number | undefined, isPassed: boolean, wrong: number): string => {
  if (stage !== undefined)
    return isPassed ? `第 ${stage} 阶段过关，下一阶段已开启` : `过关要答对 ${GATE_PERCENT}%，看看错词再来`
  return wrong === 0 ? '全对，这些词记得很牢' : '答错的词已经排进复习'
}
