import { type AskedAbout, askAbout } from '@/contracts/assistant/context'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'

interface AskTeacherProps {
  /** The learner's context for the teacher. */
  readonly about: AskedAbout
  /** Beside other small buttons, instead of as wide as its card. */
  readonly isBeside?: boolean | undefined
}

/** Opens the AI teacher with the context of this page. */
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
