import { bareText } from '@/lib/text/bareText'
import type { Unrecorded } from '../../../authoring/kinds/assistantKinds'
import type { FirstAnswer } from '../answers/screenQuestion'

/** A school is asked about what is kept of none: that is said, with the way to where it stands. What is known of schools is another question. */
export const unrecordedReply = (
  question: string,
  named: readonly string[],
  { words, text }: Unrecorded,
): FirstAnswer | undefined => {
  const asked = bareText(question)
  const word = words.find((one) => asked.includes(bareText(one)))
  if (word === undefined || named.length === 0) return undefined
  return {
    kind: 'none',
    markdown: text.replace('{word}', word).replace('{school}', named.join('、')),
  }
}
