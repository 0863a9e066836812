import { View } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { grades } from '@/domain/memory/eventTypes'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { FootBar } from '@/ui/layout/FootBar'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FeedbackPanel } from '../../question/FeedbackPanel'
import { QuestionBody } from '../../question/QuestionBody'
import { QuestionWays } from '../../question/QuestionWays'
import { isEmptyAnswer } from '../../question/isEmptyAnswer'
import { MistakeSession } from '../../mistakes/MistakeSession'
import { useMistakeBook } from '../../mistakes/useMistakeBook'
import '../../exercises.scss'

/** /exercises/mistake-exercise?subject=: due mistakes to solve again, also offline. */
export const MistakeExerciseView = observer(function MistakeExerciseView() {
  const { given } = useRoute()
  const book = useMistakeBook()
  const session = usePageStore(() => new MistakeSession({ book, subject: given['subject'] }))
  useDidHide(session.leave)
  if (session.state === 'opening') return <Skeleton variant="detail" />
  if (session.state === 'failed')
    return <Failure message="错题没有取到，请检查网络后重试" onRetry={() => void session.open()} />
  if (session.state === 'done') return <Done session={session} />
  return <Running session={session} />
})

interface SessionProps {
  readonly session: MistakeSession
}

function Done({ session: { done, known } }: SessionProps) {
  const { navigator } = useStores()
  return (
    <Empty
      art="done"
      title={done ? `重做了 ${done} 题，做对 ${known} 题` : '今天没有到期的错题'}
      hint="到期的题会在之后的日子再来；分三天做对、前后隔满两周，就算掌握"
      action={{ text: '看错题本', onPress: () => void navigator.go('exercisesMistakeBook') }}
    />
  )
}

const Running = observer(function Running({ session }: SessionProps) {
  const { card, chosen, outcome, left, done } = session
  if (!card) return null
  const { question } = card
  return (
    <View className="exercise exercise--bar">
      <View className="exercise__note">今天还有 {left} 题</View>
      <Card>
        <QuestionBody
          question={question}
          no={done + 1}
          chosen={chosen}
          answerKey={outcome === undefined ? undefined : question.feedback?.key}
          onAnswer={outcome === undefined ? session.choose : undefined}
        />
        {outcome !== undefined && question.feedback ? (
          <>
            <FeedbackPanel question={question} chosen={chosen} told={{ outcome, ...question.feedback }} />
            <QuestionWays key={question.id} question={question} />
          </>
        ) : null}
      </Card>
      <Foot session={session} />
    </View>
  )
})

const Foot = observer(function Foot({ session }: SessionProps) {
  const { chosen, outcome, grade, commit } = session
  if (outcome === undefined) {
    const isGiven = chosen !== null && !isEmptyAnswer(chosen)
    return (
      <FootBar>
        <Button block size="l" onPress={commit} testId="mistake-commit">
          {isGiven ? '提交答案' : '想不出，看答案'}
        </Button>
      </FootBar>
    )
  }
  if (outcome === 'right' || outcome === 'open') {
    return (
      <FootBar>
        <Button
          kind="soft"
          onPress={() => grade(outcome === 'open' ? grades.again : grades.hard)}
          testId="mistake-unsure"
        >
          {outcome === 'open' ? '没答对' : '蒙对的'}
        </Button>
        <Button block onPress={() => grade(grades.good)} testId="mistake-good">
          {outcome === 'open' ? '我答对了' : '会了，下一题'}
        </Button>
      </FootBar>
    )
  }
  return (
    <FootBar>
      <Button block size="l" onPress={() => grade(grades.again)} testId="mistake-again">
        记住了，下一题
      </Button>
    </FootBar>
  )
})
