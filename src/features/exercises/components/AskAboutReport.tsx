import { askAbout } from '@/contracts/assistant/context'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'

/** The way to the AI teacher, who is told which report it is about. */
export function AskAboutReport({ report: { attempt } }: { readonly report: AttemptReport }) {
  const { navigator } = useStores()
  const about = { kind: 'score-report', id: attempt.attemptId, title: attempt.title } as const
  return (
    <Button
      block
      kind="soft"
      icon="message"
      onPress={() => void navigator.go('chatbotPro', askAbout(about))}
      testId="report-ask"
    >
      问AI老师
    </Button>
  )
}
