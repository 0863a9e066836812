import { View } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { Opening } from '@/contracts/exercise/attempts'
import { keyFollowsAnswer } from '@/domain/attempt/feedbackRules'
import { mostAsked } from '@/domain/attempt/mostAsked'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Countdown } from '@/ui/feedback/Countdown'
import { cx } from '@/ui/cx'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { questionNotes } from './questionNotes'
import { endText } from './sheetTexts'
import { AttemptRun } from './AttemptRun'
import { useAttempts } from './useAttempts'
import { AnswerSheet } from './AnswerSheet'
import { AttemptFoot } from './AttemptFoot'
import { FeedbackPanel } from '../question/FeedbackPanel'
import { HandInSheet } from './HandInSheet'
import { QuestionBody } from '../question/QuestionBody'
import { QuestionWays } from '../question/QuestionWays'
import { BlockingTestNotice } from './BlockingTestNotice'
import './AttemptView.scss'

interface AttemptViewProps {
  readonly attemptId: string
  /** The opening to start under that id; without it the attempt exists already. */
  readonly opening?: Opening | undefined
  /** Called once, when the backend has all of it. */
  readonly onClosed: () => void
}

/** An attempt, whatever its kind: question after question, and the way to its end. The caller keys it by the attempt. */
export const AttemptView = observer(function AttemptView({ attemptId, opening, onClosed }: AttemptViewProps) {
  const attempts = useAttempts()
  const run = usePageStore(
    () => new AttemptRun({ log: attempts.logOf(attemptId), opening, now: () => Date.now(), onClosed }),
  )
  useDidHide(run.leave)
  if (run.phase === 'opening') return <Skeleton variant="detail" />
  if (run.phase === 'failed') return <Failed run={run} />
  if (run.isWaiting) return <Waiting run={run} />
  return <Running run={run} />
})

interface RunProps {
  readonly run: AttemptRun
}

/** A failed start: retry, or the way to the blocking test. */
function Failed({ run }: RunProps) {
  const { error, blockingTest } = run
  if (blockingTest === '') return <Failure message={error} onRetry={() => void run.open()} />
  return <BlockingTestNotice attemptId={blockingTest} reason={error} />
}

/** Reads nothing that a tap on an option or on the way on changes: each part draws itself. */
const Running = observer(function Running({ run }: RunProps) {
  if (run.questions.length === 0) return null
  return (
    <View className="attempt">
      <Head run={run} />
      {run.log.isElsewhere ? (
        <View className="attempt__note">
          这次作答在另一台设备上也开着，两边的答案会合在一起，以后答的为准
        </View>
      ) : null}
      {run.log.refusedCount > 0 ? (
        <View className="attempt__note">
          有 {run.log.refusedCount} 处没有存上，其余的已经上交；内容留在“我的 → 没有存上的内容”里
        </View>
      ) : null}
      <Card>
        <Asked run={run} />
        {/* A list of its own: Taro sends all siblings of what comes, and these are the whole question. */}
        <View>
          <Verdict run={run} />
        </View>
        <Ways run={run} />
      </Card>
      <AttemptFoot run={run} />
      <Sheets run={run} />
    </View>
  )
})

const Asked = observer(function Asked({ run }: RunProps) {
  const { question, log } = run
  if (!question) return null
  // The answer is for good, and what it leads to is on its way.
  if (run.isChoosing && run.onward.isRunning) return <Skeleton count={6} testId="question-coming" />
  return (
    <QuestionBody
      question={question}
      no={run.at + 1}
      count={run.questions.length}
      most={log.attempt && mostAsked(log.attempt)}
      chosen={run.chosen}
      answerKey={run.told?.key}
      onAnswer={run.mayAnswer ? run.give : undefined}
    />
  )
})

const Sheets = observer(function Sheets({ run }: RunProps) {
  return (
    <>
      <AnswerSheet
        open={run.layer === 'sheet'}
        cells={() => run.sheet}
        at={() => run.at}
        onJump={run.goTo}
        onClose={() => run.show(undefined)}
        noted={questionNotes(run.policy)}
        canJump={run.policy.mayGoBack}
        end={endOf(run)}
      />
      <HandInSheet run={run} />
    </>
  )
})

/** The button to end an attempt at any question; a measuring test needs an answer first. */
const endOf = (run: AttemptRun) =>
  run.policy.order === 'adaptive' && !run.questions.some(({ id }) => run.stateOf(id).answer)
    ? undefined
    : { text: endText(run.policy), onPress: () => run.show('handIn') }

/** Header above the question: time and position. */
const Head = observer(function Head({ run }: RunProps) {
  const { clock } = useStores()
  const { endsAt, questionEndsAt } = run
  return (
    <View className="attempt__head">
      <View className="yt-grow">{run.log.attempt?.title}</View>
      {endsAt === null ? null : (
        <Countdown
          until={endsAt}
          skewMs={clock.offset}
          label="剩余时间"
          onEnd={() => void run.timeOver()}
          testId="attempt-clock"
        />
      )}
      {questionEndsAt === undefined ? null : (
        <Countdown key={run.at} until={questionEndsAt} label="本题剩余" onEnd={run.timeOut} />
      )}
    </View>
  )
})

/** Below an answer: its key, or that it is loading. */
const Verdict = observer(function Verdict({ run }: RunProps) {
  const { question, told, log } = run
  if (!question) return null
  if (run.isLate) return <View className="attempt__note">超时了，这题不计分；结束后可以看解析</View>
  const { answer, isRevealed } = run.stateOf(question.id)
  if (told) return <FeedbackPanel question={question} chosen={answer} told={told} />
  const isAsked = keyFollowsAnswer(run.policy) && (answer !== null || isRevealed)
  if (!isAsked) return null
  if (log.isCutOff)
    return <View className="attempt__note">答案已存在本机，联网后自动判分；可以先做下一题</View>
  // The backend has the answer but withholds the key: an open test asks the same question.
  return log.unsentCount === 0 ? (
    <View className="attempt__note">你还有一场测试问到这题，等它交卷后再出答案和解析；可以先做下一题</View>
  ) : (
    <View className="attempt__note attempt__note--checking">正在判分…</View>
  )
})

/**
 * The links after a released key. Mounted hidden beforehand and kept across questions, because a mini-program would
 * resend them with each analysis. While hidden they keep the question before, so that the next question draws none.
 */
const Ways = observer(function Ways({ run }: RunProps) {
  const { question, told, log } = run
  const [shown, setShown] = useState(question)
  if (told && shown !== question) setShown(question)
  if (!shown || !keyFollowsAnswer(run.policy)) return null
  return (
    <View className={cx('attempt__ways', !told && 'attempt__ways--later')}>
      <QuestionWays question={shown} attemptId={log.attemptId} />
    </View>
  )
})

/** Handed in or over, while the network is away. */
const Waiting = observer(function Waiting({ run }: RunProps) {
  // The network is not at fault: say what the backend said.
  if (run.log.refusal)
    return (
      <Empty
        art="offline"
        title="没有交上"
        hint={`${run.log.refusal}。答案都保存在本机`}
        action={{ text: '再试一次', onPress: () => void run.log.refresh() }}
      />
    )
  return (
    <Empty
      art="offline"
      title={run.isOver ? '时间到' : '已交卷'}
      hint="答案都保存在本机，联网后自动上交并出报告"
      action={{ text: '现在再试', onPress: () => void run.log.refresh() }}
    />
  )
})
