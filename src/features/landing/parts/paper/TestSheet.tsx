import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Countdown } from '@/ui/feedback/Countdown'
import { QuestionCard } from './QuestionCard'
import type { TimedTest } from './TimedTest'

interface TestSheetProps {
  readonly test: TimedTest
  readonly onHandIn: () => void
}

/** The test while it is written: clock, question, and the way to hand it in. */
export const TestSheet = observer(function TestSheet({ test, onHandIn }: TestSheetProps) {
  const [isAsking, setAsking] = useState(false)
  const [isOver, setOver] = useState(test.isOver)
  const { questions } = test.paper
  const question = questions[test.at]
  if (isOver) return <Over test={test} onHandIn={onHandIn} />
  if (isAsking) {
    return <Unanswered test={test} onHandIn={onHandIn} onBack={() => setAsking(false)} />
  }
  const isLast = test.at === questions.length - 1
  return (
    <Card>
      <View className="paper__bar">
        <Countdown until={test.endsAt} skewMs={test.skewMs} label="剩余时间" onEnd={() => setOver(true)} />
        <Button size="s" kind="soft" onPress={() => setAsking(true)}>
          交卷
        </Button>
      </View>
      {question ? (
        <QuestionCard
          question={question}
          count={questions.length}
          chosen={test.answerOf(question.no)}
          onChoose={(option) => test.choose(question.no, option)}
        />
      ) : null}
      <View className="paper__bar">
        <Button kind="ghost" disabled={test.at === 0} onPress={() => test.goTo(test.at - 1)}>
          上一题
        </Button>
        <Button onPress={() => (isLast ? setAsking(true) : test.goTo(test.at + 1))}>
          {isLast ? '检查并交卷' : '下一题'}
        </Button>
      </View>
    </Card>
  )
})

const Over = observer(function Over({ test, onHandIn }: TestSheetProps) {
  return (
    <Card>
      <View className="part__stack">
        <View className="part__title">时间到</View>
        <View className="part__note">
          做了 {test.paper.questions.length - test.unanswered.length} 题，答案都保存着，交卷看报告
        </View>
        <Button block size="l" loading={test.isBusy} onPress={onHandIn}>
          交卷
        </Button>
      </View>
    </Card>
  )
})

interface UnansweredProps extends TestSheetProps {
  readonly onBack: () => void
}

const Unanswered = observer(function Unanswered({ test, onHandIn, onBack }: UnansweredProps) {
  const { unanswered } = test
  const goTo = (no: string): void => {
    test.goTo(Number(no))
    onBack()
  }
  return (
    <Card>
      <View className="part__stack">
        <View className="part__title">
          {unanswered.length > 0 ? `还有 ${unanswered.length} 题没答` : '都答完了'}
        </View>
        {unanswered.length > 0 ? (
          <Choice
            label="没答的题"
            columns={4}
            options={unanswered.map((no) => ({ key: String(no), text: `第 ${no + 1} 题` }))}
            value={undefined}
            onChange={goTo}
          />
        ) : (
          <View className="part__note">交卷后马上出报告，不能再改</View>
        )}
        <View className="part__actions">
          <Button loading={test.isBusy} onPress={onHandIn}>
            确认交卷
          </Button>
          <Button kind="soft" onPress={onBack}>
            继续作答
          </Button>
        </View>
      </View>
    </Card>
  )
})
