import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import type { Answer } from '@/domain/attempt/Question'

/** How many parts of a question of several an answer leaves open: blanks, items without an option, rows without a place. */
export const openParts = (
  { blanks, items }: Pick<ShownQuestion, 'blanks' | 'items'>,
  answer: Answer | null,
): number => {
  switch (answer?.type) {
    case 'blank':
      return blanks - answer.texts.filter((text) => text.trim() !== '').length
    case 'matching':
      return items.length - answer.places.filter((place) => place !== null).length
    case 'ordering':
      return items.length - answer.order.length
    case 'single':
    case 'multiple':
    case 'judgement':
    case 'writing':
    case undefined:
      return 0
  }
}
