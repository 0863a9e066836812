import { View } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { GradeButtons } from '@/blocks/GradeButtons'
import { MathsText } from '@/blocks/MathsText'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { FootBar } from '@/ui/layout/FootBar'
import { useKeys } from '@/ui/controls/keys'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { ariaProps } from '@/ui/controls/target'
import { PointSubjectTabs } from '../../points/PointSubjectTabs'
import { gradeKeys, PointCardSession } from '../../points/PointCardSession'
import { usePointCards } from '../../points/usePointCards'
import '../../study/study.scss'
import './SuperMemoryView.scss'

const GRADE_TEXTS = { good: '记得', hard: '模糊', again: '忘了' } as const

/** /courses/super-memory: reciting the points of a subject, what is due today first. */
export const SuperMemoryView = observer(function SuperMemoryView() {
  return (
    <PointSubjectTabs panelId="recite" className="study-page study-page--bar">
      {(subject) => <Session key={subject} subject={subject} />}
    </PointSubjectTabs>
  )
})

const Session = observer(function Session({ subject }: { readonly subject: string }) {
  const { navigator } = useStores()
  const recite = usePointCards()
  const session = usePageStore(() => new PointCardSession({ recite, subject }))
  useDidHide(session.leave)
  useKeys({
    ' ': session.reveal,
    enter: session.reveal,
    '1': () => session.grade(gradeKeys['1']),
    '2': () => session.grade(gradeKeys['2']),
    '3': () => session.grade(gradeKeys['3']),
    z: session.undo,
  })
  if (session.state === 'opening') return <Skeleton variant="card" count={1} />
  if (session.state === 'failed')
    return <Failure message="考点没有取到，请检查网络后重试" onRetry={() => void session.open()} />
  if (session.state === 'done') {
    return (
      <Empty
        art="done"
        title="今天的考点背完了"
        hint="明天凌晨 4 点后，到期的会再出现"
        action={{
          text: '按课浏览卡片',
          onPress: () => void navigator.go('memory', { subject }),
        }}
        {...(session.canUndo && { second: { text: '撤回上一张', onPress: session.undo } })}
      />
    )
  }
  return <Running session={session} />
})

interface RunningProps {
  readonly session: PointCardSession
}

const Running = observer(function Running({ session }: RunningProps) {
  const { left, card } = session
  return (
    <>
      <View className="study-page__row study-page__note">
        <View className="yt-grow">
          待复习 {left.due} · 新卡片 {left.fresh}
        </View>
        {session.canUndo ? (
          <Button size="s" kind="ghost" onPress={session.undo} testId="recite-undo">
            撤回
          </Button>
        ) : null}
      </View>
      <Card className="recite-card">
        <View className="recite-card__place">{card?.place}</View>
        <View className="recite-card__front">{card ? <MathsText text={card.front} /> : null}</View>
        <Answer session={session} />
      </Card>
      <Foot session={session} />
    </>
  )
})

const Answer = observer(function Answer({ session }: RunningProps) {
  return (
    <View className="recite-card__back" {...ariaProps({ live: 'polite' })}>
      {session.isOpen && session.card ? <MathsText text={session.card.back} /> : '先在心里说一遍答案'}
    </View>
  )
})

const Foot = observer(function Foot({ session }: RunningProps) {
  return (
    <FootBar>
      {session.isOpen ? (
        <View className="yt-grow">
          <GradeButtons previews={session.previews} onGrade={session.grade} texts={GRADE_TEXTS} />
        </View>
      ) : (
        <Button block size="l" onPress={session.reveal} testId="recite-reveal">
          看答案
        </Button>
      )}
    </FootBar>
  )
})
