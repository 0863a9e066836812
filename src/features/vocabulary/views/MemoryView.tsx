import { View } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { speech } from '@/platform/speech'
import { usePageStore } from '@/stores/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Failure } from '@/ui/Failure'
import { useKeys } from '@/ui/keys'
import { Skeleton } from '@/ui/Skeleton'
import { useSwipe, type SwipeWay } from '@/ui/swipe'
import { grades } from '@/lib/vocabulary/eventTypes'
import { GradeButtons } from '../components/GradeButtons'
import { LeechSheet } from '../components/LeechSheet'
import { MemoryCard } from '../components/MemoryCard'
import { ProofChoice } from '../components/ProofChoice'
import { SessionBar } from '../components/SessionBar'
import { comesBackText } from '../models/comesBackText'
import { AutoPlay } from '../stores/AutoPlay'
import { MemorySession } from '../stores/MemorySession'
import { useIsOnScreen } from '../stores/useIsOnScreen'
import { soundAddress } from '../stores/useSound'
import { useVocabulary } from '../stores/useVocabulary'
import '../vocabulary.scss'
import './MemoryView.scss'

/** The grades that a thrown card means. */
const THROWN = { left: grades.again, right: grades.good, up: grades.hard } as const satisfies Record<
  SwipeWay,
  number
>

/** /spword/memory: the memorising session. */
export const MemoryView = observer(function MemoryView() {
  const { navigator } = useStores()
  const vocabulary = useVocabulary()
  const [autoPlay] = useState(() => new AutoPlay(vocabulary.storage))
  const session = usePageStore(() => {
    const say = (id: string): void => {
      const detail = vocabulary.details.find(id)
      const text = detail?.word ?? vocabulary.book.find(id)?.word ?? id
      if (autoPlay.isOn) void speech.say(text, soundAddress(detail?.soundUrl))
    }
    return new MemorySession({ vocabulary, later: (run) => void setTimeout(run, 0), onShow: say })
  })
  useDidHide(session.leave)
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
  const { card, next, face } = session
  const isOnScreen = useIsOnScreen()
  const swipe = useSwipe((way) => session.grade(THROWN[way]))
  const replay = (): void => {
    const row = card && book.find(card.word)
    if (row) void speech.say(row.word)
  }
  const open = session.pending === undefined ? session.reveal : session.goOn
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
      <View className="memory__stack">
        {[next, card].map((drawn) =>
          drawn ? (
            <View
              key={drawn.word}
              className={drawn === card ? 'memory__card' : 'memory__card memory__card--below'}
              {...(drawn === card && { onClick: session.reveal, ...swipe })}
            >
              <MemoryCard card={drawn} face={drawn === card ? face : 'front'} />
            </View>
          ) : null,
        )}
      </View>
      <Foot session={session} />
      <LeechSheet session={session} />
    </View>
  )
})

const Foot = observer(function Foot({ session }: { readonly session: MemorySession }) {
  const { face, card, pending, previews, grade } = session
  if (face === 'proof') return <ProofChoice session={session} />
  if (face === 'back' && pending !== undefined) {
    const preview = previews[pending - 1]
    return (
      <View>
        <View className="memory__hint">
          {session.mistaken === undefined ? '记住它，' : '选错了，记住它，'}
          {preview ? comesBackText(preview) : ''}后再见
        </View>
        <Button block size="l" onPress={session.goOn} testId="memory-go-on">
          记住了，下一个
        </Button>
      </View>
    )
  }
  if (face === 'front' && card?.isNew !== true) {
    return (
      <View>
        <View className="memory__hint">想一想它的意思</View>
        <Button block size="l" onPress={session.reveal} testId="memory-reveal">
          看释义
        </Button>
      </View>
    )
  }
  return (
    <View>
      <View className="memory__hint">{card?.isNew ? '第一次见，你认识它吗？' : '你刚才想起来了吗？'}</View>
      <GradeButtons previews={previews} onGrade={grade} />
    </View>
  )
})
