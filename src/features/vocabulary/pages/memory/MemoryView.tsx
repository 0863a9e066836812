import { View } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { afterPaint } from '@/platform/afterPaint'
import { speech, type Sound } from '@/platform/speech'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { useKeys } from '@/ui/controls/keys'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { grades } from '@/domain/memory/eventTypes'
import { CardStack } from '../../components/CardStack'
import { LeechSheet } from '../../components/LeechSheet'
import { SessionBar } from '../../components/SessionBar'
import { SessionFoot } from '../../components/SessionFoot'
import { AutoPlay } from '../../stores/AutoPlay'
import { MemorySession } from '../../stores/MemorySession'
import { useIsPageShown } from '@/ui/pageShown'
import { soundOf } from '../../stores/useSound'
import { useVocabulary } from '../../stores/useVocabulary'
import '../../vocabulary.scss'
import './MemoryView.scss'

/** /spword/memory: the memorising session. */
export const MemoryView = observer(function MemoryView() {
  const { navigator } = useStores()
  const vocabulary = useVocabulary()
  const [autoPlay] = useState(() => new AutoPlay(vocabulary.storage))
  const session = usePageStore(() => {
    const ifOn = (use: (sound: Sound) => unknown) => (id: string) => {
      const row = vocabulary.book.find(id)
      if (row && autoPlay.isOn) use(soundOf(row))
    }
    return new MemorySession({
      vocabulary,
      later: afterPaint,
      onShow: ifOn(speech.announce),
      onNext: ifOn(speech.prepare),
    })
  })
  useDidHide(session.leave)
  useEffect(() => speech.stop, [])
  const isDone = session.state === 'done'
  useEffect(() => {
    if (isDone && session.answered > 0) void navigator.replace('vocabularySessionResult')
  }, [isDone, session, navigator])

  if (session.state === 'opening') return <Skeleton variant="detail" />
  if (session.state === 'failed')
    return <Failure message="单词没有取到，请检查网络后重试" onRetry={() => void session.open()} />
  if (session.state === 'unplanned') {
    return (
      <Empty
        title="先定一个计划"
        hint="告诉我们考试日期和每天的时间，单词会按时出现"
        action={{ text: '去制定计划', onPress: () => void navigator.replace('vocabularyUserPlan') }}
      />
    )
  }
  if (isDone) {
    return (
      <Empty
        art="done"
        title="今天的单词背完了"
        hint="明天凌晨 4 点后会有新的安排"
        action={{ text: '回到单词首页', onPress: () => void navigator.replace('vocabularyIndex') }}
        second={{ text: '做个测试', onPress: () => void navigator.replace('vocabularyTest') }}
      />
    )
  }
  return <Session session={session} autoPlay={autoPlay} />
})

interface SessionProps {
  readonly session: MemorySession
  readonly autoPlay: AutoPlay
}

const Session = observer(function Session({ session, autoPlay }: SessionProps) {
  const { book } = useVocabulary()
  const isOnScreen = useIsPageShown()
  const replay = (): void => {
    const row = session.card && book.find(session.card.word)
    if (row) void speech.say(soundOf(row))
  }
  // Asked when a key is pressed: a tap then draws nothing anew here.
  const open = (): void => (session.pending === undefined ? session.reveal() : session.goOn())
  useKeys(
    {
      ' ': open,
      enter: open,
      '1': () => session.grade(grades.good),
      '2': () => session.grade(grades.hard),
      '3': () => session.grade(grades.again),
      '4': () => session.grade(grades.easy),
      z: session.undo,
      r: replay,
    },
    isOnScreen && session.leech === undefined,
  )
  return (
    <View className="vocab memory">
      <SessionBar session={session} autoPlay={autoPlay} />
      <CardStack session={session} />
      <SessionFoot session={session} />
      <LeechSheet session={session} />
    </View>
  )
})
