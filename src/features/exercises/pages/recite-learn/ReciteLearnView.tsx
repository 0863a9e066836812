import { View } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { GradeButtons } from '@/blocks/GradeButtons'
import { grades } from '@/domain/memory/eventTypes'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { FootBar } from '@/ui/layout/FootBar'
import { useKeys } from '@/ui/controls/keys'
import { Segmented } from '@/ui/controls/Segmented'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { ariaProps } from '@/ui/controls/target'
import { PassageBody } from '../../passages/PassageBody'
import { VoiceBar } from '../../passages/VoiceBar'
import { type EditionKey, editionOf, passageEditions } from '../../passages/passageEditions'
import { gradeTexts, levelTexts, runText } from '../../passages/passageTexts'
import { PassageSession } from '../../passages/PassageSession'
import { usePassageBook } from '../../passages/usePassageBook'
import '../../passages/Recite.scss'
import '../../exercises.scss'

/** /exercises/recite-learn?subject=&chapter=&passage=&edition= and /exercises/v2/recite-learn: words are hidden, seen, graded. */
export const ReciteLearnView = observer(function ReciteLearnView() {
  const { given } = useRoute()
  const edition = editionOf(given)
  const book = usePassageBook()
  const run = usePageStore(() => {
    const { subject, chapter, passage } = given
    return new PassageSession({ book, wish: { edition, subject, chapter }, first: passage })
  })
  useDidHide(run.leave)
  useKeys({
    ' ': run.reveal,
    enter: run.reveal,
    '1': () => run.grade(grades.easy),
    '2': () => run.grade(grades.good),
    '3': () => run.grade(grades.hard),
    '4': () => run.grade(grades.again),
    z: run.undo,
  })
  if (run.state === 'opening') return <Skeleton variant="card" count={1} />
  if (run.state === 'failed')
    return <Failure message="内容没有取到，请检查网络后重试" onRetry={() => void run.open()} />
  if (run.state === 'unplanned') return <Unplanned />
  if (run.state === 'done') return <Done run={run} edition={edition} />
  return <Running run={run} edition={edition} />
})

interface RunProps {
  readonly run: PassageSession
  readonly edition: EditionKey
}

function Unplanned() {
  const { navigator } = useStores()
  return (
    <Empty
      title="还没有背诵计划"
      hint="先定每天背几条、背哪几章"
      action={{ text: '去定计划', onPress: () => void navigator.go('exercisesV2Recite') }}
    />
  )
}

/** How the run went, and where to go from here. */
const Done = observer(function Done({ run, edition }: RunProps) {
  const { navigator } = useStores()
  const { done, home, list } = passageEditions[edition]
  return (
    <Empty
      art="done"
      title={done.title}
      hint={run.canUndo ? `${runText(run.given)}。${done.hint}` : done.hint}
      action={{
        text: done.action,
        onPress: () => void navigator.go(edition === 'second' ? list : home),
      }}
      {...(run.canUndo && { second: { text: '撤回上一条', onPress: run.undo } })}
    />
  )
})

const Running = observer(function Running({ run, edition }: RunProps) {
  const { passage, left, before, level } = run
  if (!passage) return null
  return (
    <View className="exercise exercise--bar">
      <View className="recite__head">
        <View className="exercise__note yt-grow" {...ariaProps({ live: 'polite' })}>
          {[before, `还有 ${left} 条`].filter(Boolean).join(' · ')}
        </View>
        {run.canUndo ? (
          <Button size="s" kind="ghost" onPress={run.undo} testId="recite-undo">
            撤回
          </Button>
        ) : null}
      </View>
      <Segmented items={levelTexts} value={level} onChange={run.hide} label="遮住多少" />
      <Card>
        <View className="recite__place">
          {passage.subjectName} · {passage.chapter}
        </View>
        <View className="exercise__title">{passage.title}</View>
        <PassageBody run={run} />
        {passageEditions[edition].isRead ? <VoiceBar passageId={passage.passageId} /> : null}
      </Card>
      <Foot run={run} />
    </View>
  )
})

const Foot = observer(function Foot({ run }: { readonly run: PassageSession }) {
  if (run.isOpen) {
    return (
      <FootBar>
        <View className="yt-grow">
          <GradeButtons previews={run.previews} onGrade={run.grade} texts={gradeTexts} />
        </View>
      </FootBar>
    )
  }
  if (run.level === 'none') {
    return (
      <FootBar>
        <Button block size="l" onPress={() => run.hide('keys')} testId="recite-hide">
          读完了，遮住关键词
        </Button>
      </FootBar>
    )
  }
  return (
    <FootBar>
      {run.seen.size > 0 ? (
        <Button kind="soft" onPress={() => run.hide(run.level)} testId="recite-again">
          再遮住
        </Button>
      ) : null}
      <Button block size="l" onPress={run.reveal} testId="recite-reveal">
        背好了，对答案
      </Button>
    </FootBar>
  )
})
