import type { Answer } from '@/domain/attempt/Question'

/** Whether nothing of an answer is given: it clears what was there. */
export const isEmptyAnswer = (answer: Answer): boolean => {
  switch (answer.type) {
    case 'single':
    case 'judgement':
      return false
    case 'multiple':
      return answer.options.length === 0
    case 'blank':
      return answer.texts.every((text) => text.trim() === '')
    case 'matching':
      return answer.places.every((place) => place === null)
    case 'ordering':
      return answer.order.length === 0
    case 'writing':
      return answer.text.trim() === '' && answer.pictures.length === 0
  }
}
