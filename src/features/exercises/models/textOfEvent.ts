import type { SentEvent } from '@/contracts/exercise/attemptEvents'

/** What a learner typed in an event of an attempt; empty where nothing was typed. */
export const textOfEvent = (event: SentEvent): string => {
  if (event.kind !== 'answer') return ''
  const { answer } = event
  if (answer.type === 'writing') return answer.text
  return answer.type === 'blank' ? answer.texts.filter(Boolean).join('；') : ''
}
