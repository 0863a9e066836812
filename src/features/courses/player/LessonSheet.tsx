import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { LessonSheet as Sheet } from '@/contracts/course/lessons'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import type { LessonPageStore } from './LessonPageStore'

type Part = Sheet['parts'][number]

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <>
    {lines.map((line, index) => (
      <View key={index} className="lesson__line">
        {line}
      </View>
    ))}
  </>
)

/** A part to read; a task keeps its answer until the learner has thought. */
function SheetPart({ part: { heading, lines, answer }, at }: { readonly part: Part; readonly at: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      {heading ? <View className="lesson__heading">{heading}</View> : null}
      <Lines lines={lines} />
      {answer && isOpen ? (
        <View className="lesson__answer">
          <Lines lines={answer} />
        </View>
      ) : null}
      {answer ? (
        <Button size="s" kind="soft" onPress={() => setOpen(!isOpen)} testId={`sheet-answer-${at}`}>
          {isOpen ? '收起参考要点' : '想好了，看参考要点'}
        </Button>
      ) : null}
    </Card>
  )
}

interface LessonSheetProps {
  readonly pageStore: LessonPageStore
  readonly lessonId: string
  readonly sheet: Sheet
  readonly isDone: boolean
}

/** A lesson to read or to do: its parts, what is practised with it, and the word that it is done. */
export const LessonSheet = observer(function LessonSheet({
  pageStore,
  lessonId,
  sheet,
  isDone,
}: LessonSheetProps) {
  const { navigator } = useStores()
  const { parts, practise } = sheet
  const begin = (): void => {
    if (!practise) return
    if ('paper' in practise) void navigator.go('exercisesExamDetail', { paperId: practise.paper })
    else void navigator.go('exercisesBrushTopic', { kind: 'practice', ...practise })
  }
  return (
    <View className="lesson__part">
      {parts.map((part, at) => (
        <SheetPart key={`${lessonId} ${at}`} part={part} at={at} />
      ))}
      {practise ? (
        <Button block onPress={begin} testId="sheet-practise">
          {'paper' in practise ? '去考这套卷子' : '开始练习'}
        </Button>
      ) : null}
      <Button
        block
        kind={practise ? 'soft' : 'primary'}
        disabled={isDone}
        loading={pageStore.isFinishing}
        onPress={() => void pageStore.finish(lessonId)}
        testId="sheet-done"
      >
        {isDone ? '这一节学完了' : practise ? '练习做完了，记入进度' : '学完了，记入进度'}
      </Button>
    </View>
  )
})
