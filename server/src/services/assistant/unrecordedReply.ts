import { bareText } from '@/lib/bareText'
import type { Unrecorded } from '../../authoring/kinds/assistantKinds'
import type { FirstAnswer } from './screenQuestion'

/** A question begins with what is called a school and stands in no list; 我的大学 and 哪所大学 are none. */
const OTHER_SCHOOL = /^(?![我你这那什哪有考怎读在上])\p{Script=Han}{2,8}?(?:大学|学院)/u

/** A school is asked about what is kept of none: that is said, with the way to where it stands. What is known of schools is another question. */
export const unrecordedReply = (
  question: string,
  named: readonly string[],
  { words, text }: Unrecorded,
): FirstAnswer | undefined => {
  const asked = bareText(question)
  const word = words.find((one) => asked.includes(bareText(one)))
  const isOfSchool = named.length > 0 || OTHER_SCHOOL.test(question)
  if (word === undefined || !isOfSchool) return undefined
  return {
    kind: 'none',
    markdown: text.replace('{word}', word).replace('{school}', named.join('、') || '各校'),
  }
}
