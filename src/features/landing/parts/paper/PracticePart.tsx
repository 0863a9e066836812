import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { MathsText } from '@/blocks/MathsText'
import { paperPractice, type Paper } from '@/contracts/promo/papers'
import { storage } from '@/platform/storage'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Loadable } from '@/ui/feedback/Loadable'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { paperAddress } from './paperAddress'
import { PaperChoice } from './PaperChoice'
import { Practice } from './Practice'
import { letterOf, QuestionCard } from './QuestionCard'

/** A paper to practise: the answer is judged at once. */
export const PracticePart = observer(function PracticePart() {
  return <PaperChoice>{({ paperId }) => <Fetched key={paperId} paperId={paperId} />}</PaperChoice>
})

const Fetched = observer(function Fetched({ paperId }: { readonly paperId: string }) {
  const { call } = useStores()
  const paper = useResource(() => call(paperPractice, { params: { paperId } }, { quiet: true }))
  return (
    <Loadable phase={paper.phase} skeleton="detail" size="small" onRetry={() => void paper.load()}>
      {(found) => <Sheet paper={found} />}
    </Loadable>
  )
})

const Sheet = observer(function Sheet({ paper }: { readonly paper: Paper }) {
  const { call } = useStores()
  const [practice] = useState(() => new Practice({ call, storage: storage.local }, paper))
  const count = paper.questions.length
  return (
    <View className="part__stack">
      <View>
        <View className="part__title">{paper.title}</View>
        <View className="part__note">
          已做 {practice.done} / {count}，做对 {practice.right}
        </View>
      </View>
      <ProgressBar value={practice.done / count} label="练习进度" />
      {practice.question ? <Question practice={practice} count={count} /> : <Summary practice={practice} />}
    </View>
  )
})

const Question = observer(function Question({
  practice,
  count,
}: {
  readonly practice: Practice
  readonly count: number
}) {
  const { question, verdict, asking, error } = practice
  if (!question) return null
  const isLast = practice.at === count - 1
  return (
    <Card>
      <QuestionCard
        question={question}
        count={count}
        chosen={verdict?.chosen ?? asking}
        answer={verdict?.answer}
        onChoose={verdict ? undefined : (option) => void practice.choose(option)}
      />
      {/* A list of its own: Taro sends all siblings of what comes, and these are the whole question. */}
      <View>
        {error ? <View className="part__note">{error}，再点一次选项</View> : null}
        {verdict ? (
          <View className="paper__verdict">
            <View>{verdict.correct ? '答对了' : `答错了，正确答案是 ${letterOf(verdict.answer)}`}</View>
            <View>
              <MathsText text={verdict.analysis} />
            </View>
          </View>
        ) : null}
      </View>
      <View className="paper__bar">
        <Button kind="ghost" disabled={practice.at === 0} onPress={() => practice.turn(-1)}>
          上一题
        </Button>
        <Button kind={verdict ? 'primary' : 'soft'} onPress={() => practice.turn(1)}>
          {isLast ? '看小结' : '下一题'}
        </Button>
      </View>
    </Card>
  )
})

const Summary = observer(function Summary({ practice }: { readonly practice: Practice }) {
  const { navigator } = useStores()
  const { paper, done, right } = practice
  const left = paper.questions.length - done
  return (
    <Card>
      <View className="part__stack">
        <View className="part__title">{left > 0 ? `还有 ${left} 题没做` : `做完了，对 ${right} 题`}</View>
        <View className="part__note">
          {left > 0 ? '可以回去补上，也可以直接去测试' : '趁热限时测一次，看看排在哪里'}
        </View>
        <View className="part__actions">
          <Button onPress={() => void navigator.openAddress(paperAddress('test', paper.paperId))}>
            去限时测试
          </Button>
          <Button kind="soft" onPress={() => practice.turn(-1)}>
            回看题目
          </Button>
          <Button kind="soft" onPress={practice.restart}>
            重新练一遍
          </Button>
        </View>
      </View>
    </Card>
  )
})
