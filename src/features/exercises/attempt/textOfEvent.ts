import type { SentEvent } from '@/contracts/exercise/attemptEvents'

/** The typed text of an attempt event; empty when there is none. */
export const textOfEvent = (event: SentEvent): string => {
  if (event.kind !== 'answer') return ''
  const { answer } = event
  if (answer.type === 'writing') return answer.text
  return answer.type === 'blank' ? answer.texts.filter(Boolean).join('；') : ''
}
