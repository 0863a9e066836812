import { View } from '@tarojs/components'
import { useState } from 'react'
import { askAbout } from '@/contracts/assistant/context'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import { linearText } from '@/domain/maths/formulaText'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { CollectSheet } from './CollectSheet'
import '../exercises.scss'

interface QuestionWaysProps {
  readonly question: ShownQuestion
  /** The attempt that asked it; not needed for what stands in the book of mistakes. */
  readonly attemptId?: string | undefined
}

/** On from a question whose key was told: to the AI teacher, who is told which it is, and into a folder. */
export function QuestionWays({ question, attemptId }: QuestionWaysProps) {
  const [isCollecting, setCollecting] = useState(false)
  return (
    <View className="exercise__actions">
      <AskTeacher question={question} />
      <Button size="s" kind="soft" onPress={() => setCollecting(true)} testId="question-collect">
        收藏
      </Button>
      <CollectSheet
        open={isCollecting}
        onClose={() => setCollecting(false)}
        questionId={question.id}
        attemptId={attemptId}
      />
    </View>
  )
}

/** The way to the AI teacher with a question. */
export function AskTeacher({ question: { id, stem } }: Pick<QuestionWaysProps, 'question'>) {
  const { navigator } = useStores()
  return (
    <Button
      size="s"
      kind="soft"
      icon="message"
      onPress={() =>
        void navigator.go('chatbotPro', askAbout({ kind: 'question', id, title: linearText(stem) }))
      }
      testId="question-ask"
    >
      问AI老师
    </Button>
  )
}
