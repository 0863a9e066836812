import { bareText } from '@/lib/text/bareText'
import type { Unrecorded } from '../../../authoring/kinds/assistantKinds'
import type { FirstAnswer } from '../answers/screenQuestion'

/**
 * Replies to a question for facts that no school has recorded, with a link to their source. Recorded facts take the
 * normal path.
 */
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
