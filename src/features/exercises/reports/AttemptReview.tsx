import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { attemptPolicies } from '@/domain/attempt/policies'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { FootBar } from '@/ui/layout/FootBar'
import { Loadable } from '@/ui/feedback/Loadable'
import { questionNotes } from '../attempt/questionNotes'
import { Review, type ReviewPart } from './Review'
import { useAttempts } from '../attempt/useAttempts'
import { AnswerSheet } from '../attempt/AnswerSheet'
import { FeedbackPanel } from '../question/FeedbackPanel'
import { QuestionBody } from '../question/QuestionBody'
import { QuestionWays } from '../question/QuestionWays'
import { RubricAward } from './RubricAward'
import '../attempt/AttemptView.scss'

const NOTHING: Readonly<Record<ReviewPart, { readonly title: string; readonly hint: string }>> = {
  all: { title: '没有题目', hint: '从练习记录里打开另一次练习或考试' },
  wrong: { title: '全部答对', hint: '没有错题要看，再练一组巩固一下' },
  award: { title: '没有要自评的题', hint: '这次没有作答主观题，可以去看其他题的解析' },
}

interface AttemptReviewProps {
  readonly attemptId: string
  readonly part: ReviewPart
}

/** Review of an attempt, question by question. The caller keys it by the attempt. */
export const AttemptReview = observer(function AttemptReview({ attemptId, part }: AttemptReviewProps) {
  const { call, session, ui } = useStores()
  const attempts = useAttempts()
  const review = usePageStore(() => new Review({ call, session, ui, log: attempts.logOf(attemptId), part }))
  return (
    <Loadable phase={review.report.phase} skeleton="detail" onRetry={review.start}>
      {() => (review.question ? <Whole review={review} /> : <Empty art="done" {...NOTHING[part]} />)}
    </Loadable>
  )
})

const Whole = observer(function Whole({ review }: { readonly review: Review }) {
  const { question, told, at, questions } = review
  const attempt = review.report.value?.attempt
  if (!question || !attempt) return null
  const { answer, awarded } = review.stateOf(question.id)
  return (
    <View className="attempt">
      <Card>
        <QuestionBody
          question={question}
          no={at + 1}
          count={questions.length}
          chosen={answer}
          answerKey={told?.key}
        />
        {told ? (
          <>
            <FeedbackPanel question={question} chosen={answer} told={told} />
            <QuestionWays key={question.id} question={question} attemptId={review.attemptId} />
          </>
        ) : (
          <View className="attempt__note">还有没结束的考试问到这题，结束后公布答案和解析</View>
        )}
        {told?.key.type === 'writing' && answer ? (
          <RubricAward
            key={question.id}
            rubric={told.key.rubric}
            awarded={awarded}
            isSaving={review.isAwarding}
            onAward={(points) => void review.award(points)}
          />
        ) : null}
      </Card>
      <Foot review={review} />
      <AnswerSheet
        open={review.isSheetOpen}
        cells={() => review.cells}
        at={() => review.at}
        onJump={review.goTo}
        onClose={() => review.showSheet(false)}
        isReview
        noted={questionNotes(attemptPolicies[attempt.kind])}
      />
    </View>
  )
})

const Foot = observer(function Foot({ review }: { readonly review: Review }) {
  const { at, questions } = review
  return (
    <FootBar className="attempt-foot">
      <Button
        size="s"
        kind="ghost"
        icon="back"
        label="上一题"
        disabled={at === 0}
        onPress={() => review.goTo(at - 1)}
      />
      <Button size="s" kind="ghost" onPress={() => review.showSheet(true)} testId="open-sheet">
        答题卡
      </Button>
      <Button
        block
        disabled={at === questions.length - 1}
        onPress={() => review.goTo(at + 1)}
        testId="review-next"
      >
        下一题
      </Button>
    </FootBar>
  )
})
