import { View } from '@tarojs/components'
import type { QuestionCard } from '@/contracts/community/experts'
import { lessonOfCard } from '@/domain/community/questionCards'
import type { Navigator } from '@/stores/Navigator'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'

/** Opens what a question is about; undefined where there is no page for this reader. */
const openerOf = (
  { kind, id }: QuestionCard,
  isMine: boolean,
): ((navigator: Navigator) => Promise<void>) | undefined => {
  if (kind === 'word') return (navigator) => navigator.go('vocabularyDetail', { id })
  // The book of mistakes is the asker's own.
  if (kind === 'exercise')
    return isMine ? (navigator) => navigator.go('exercisesMistakeDetail', { question: id }) : undefined
  const lesson = kind === 'lesson' ? lessonOfCard(id) : undefined
  return lesson && ((navigator) => navigator.go('ccVideo', lesson))
}

/** Leads to what a question is about. */
export function QuestionCardLink({
  card,
  isMine,
}: {
  readonly card: QuestionCard
  readonly isMine: boolean
}) {
  const { navigator } = useStores()
  const open = openerOf(card, isMine)
  if (!open) return <View className="community__note">来自：{card.title}</View>
  return <Cell title={`来自：${card.title}`} onPress={() => void open(navigator)} />
}
