import { type AskedAbout, askAbout } from '@/contracts/assistant/context'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'

interface AskTeacherProps {
  /** What the teacher is told that the learner was looking at. */
  readonly about: AskedAbout
  /** Beside other small buttons, instead of as wide as its card. */
  readonly isBeside?: boolean | undefined
}

/** The way to the AI teacher, who is told what it is about. */
export function AskTeacher({ about, isBeside = false }: AskTeacherProps) {
  const { navigator } = useStores()
  return (
    <Button
      size={isBeside ? 's' : 'm'}
      block={!isBeside}
      kind="soft"
      icon="message"
      onPress={() => void navigator.go('chatbotPro', askAbout(about))}
      testId="ask-teacher"
    >
      问AI老师
    </Button>
  )
}
