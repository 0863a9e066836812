import { lessonCardId } from '@/domain/community/questionCards'
import { timecode } from '@/domain/courses/timecode'
import { cutText } from '@/lib/text/cutText'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'

const MOST_TITLE = 40

interface AskExpertProps {
  readonly goodsId: string
  readonly lessonId: string
  readonly title: string
  /** The film's position, in seconds. */
  readonly placeNow: () => number
}

/** Leads to a question to an expert about the second of a lesson that is being watched. */
export function AskExpert({ goodsId, lessonId, title, placeNow }: AskExpertProps) {
  const { navigator } = useStores()
  const ask = (): Promise<void> =>
    navigator.go('expertsQuestion', {
      from: 'lesson',
      ref: lessonCardId(goodsId, lessonId),
      about: `${cutText(title, MOST_TITLE)} ${timecode(placeNow())}`,
    })
  return (
    <Button block kind="ghost" icon="message" onPress={() => void ask()} testId="lesson-ask-expert">
      就这一刻问名师
    </Button>
  )
}
