import { View } from '@tarojs/components'
import { memo, useState } from 'react'
import { AskTeacher } from '@/blocks/AskTeacher'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import { Button } from '@/ui/controls/Button'
import { Slot } from '@/ui/layout/Slot'
import { aboutQuestion } from './askedAbout'
import { CollectSheet } from '../folders/CollectSheet'
import '../exercises.scss'

interface QuestionWaysProps {
  readonly question: ShownQuestion
  /** The attempt that asked it; not needed for what stands in the book of mistakes. */
  readonly attemptId?: string | undefined
}

/** On from a question: to the AI teacher, who is told which it is, and into a folder. Unseen until the key is told. */
export const QuestionWays = memo(function QuestionWays({ question, attemptId }: QuestionWaysProps) {
  const [isCollecting, setCollecting] = useState(false)
  return (
    <View className="exercise__actions">
      <AskTeacher about={aboutQuestion(question)} isBeside />
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
