import { View } from '@tarojs/components'
import { memo, useState } from 'react'
import { AskTeacher } from '@/blocks/AskTeacher'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Slot } from '@/ui/layout/Slot'
import { aboutQuestion, expertQuery } from './askedAbout'
import { CollectSheet } from '../folders/CollectSheet'
import '../exercises.scss'

interface QuestionWaysProps {
  readonly question: ShownQuestion
  /** The attempt that asked it; not needed for questions in the book of mistakes. */
  readonly attemptId?: string | undefined
}

/** Leads from a question to the AI teacher, to an expert and into a folder. Hidden until the key is shown. */
export const QuestionWays = memo(function QuestionWays({ question, attemptId }: QuestionWaysProps) {
  const { navigator } = useStores()
  const [isCollecting, setCollecting] = useState(false)
  const about = aboutQuestion(question)
  return (
    <View className="exercise__actions">
      <AskTeacher about={about} isBeside />
      <Button
        size="s"
        kind="soft"
        onPress={() => void navigator.go('expertsQuestion', expertQuery(about))}
        testId="ask-expert"
      >
        问名师
      </Button>
      <Button size="s" kind="soft" onPress={() => setCollecting(true)} testId="question-collect">
        收藏
      </Button>
      <Slot>
        <CollectSheet
          open={isCollecting}
          onClose={() => setCollecting(false)}
          questionId={question.id}
          attemptId={attemptId}
        />
      </Slot>
    </View>
  )
})
