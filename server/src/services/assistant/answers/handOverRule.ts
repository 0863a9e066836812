import type * as v from 'valibot'
import { shanghaiTime } from '@/lib/shanghaiDate'
import type { AnswerKind } from '@/contracts/assistant/chat'
import { bareText } from '@/lib/text/bareText'
import type { handOverSchema, Safety } from '../../../authoring/kinds/assistantKinds'
import { type FirstAnswer, saysOne } from './screenQuestion'

type HandOver = v.InferOutput<typeof handOverSchema>

/** Whether people are there now. */
const isOffice = ({ office }: HandOver, now: number): boolean => {
  const time = shanghaiTime(now)
  return time >= office.from && time < office.to
}

/** Whether an answer ends with a person: asked for, or after misses, of which one is enough while people are there. */
export const handsOver = (
  rule: HandOver | undefined,
  { kind, before, now }: { kind: AnswerKind; before: readonly AnswerKind[]; now: number },
): boolean => {
  if (!rule) return false
  if (kind === 'person') return true
  if (kind !== 'none') return false
  const earlier = rule.afterMisses - 1
  const missed = before.slice(before.length - earlier).filter((one) => one === 'none').length
  return isOffice(rule, now) || (before.length >= earlier && missed === earlier)
}

const textOf = (rule: HandOver, now: number): string =>
  isOffice(rule, now)
    ? '好的，这就为你转接人工客服，点下面的“联系人工客服”。'
    : `人工客服的在线时间是每天 ${rule.office.from}–${rule.office.to}。现在可以先留言，点下面的“联系人工客服”，上班后会回复你。`

/** Whether somebody complains of this service: 诈骗和盗窃的区别 is a question of law. */
const complainsOfUs = (question: string, complaint: Safety['person']['complaint']): boolean => {
  const { except, alone, ofUs } = complaint
  return (
    saysOne(question, complaint) ||
    alone.includes(bareText(question)) ||
    (saysOne(question, { words: ofUs.words, except }) && saysOne(question, { words: ofUs.with, except: [] }))
  )
}

/** What a visitor is told who asks for a person, or complains: the way to him, or to the assistant that has one. */
export const personAnswer = (
  question: string,
  { person }: Pick<Safety, 'person'>,
  { rule, now }: { readonly rule: HandOver | undefined; readonly now: number },
): FirstAnswer | undefined => {
  const complains = complainsOfUs(question, person.complaint)
  const asks = person.alone.includes(bareText(question)) || saysOne(question, person)
  if (!asks && !complains) return undefined
  const way = rule ? textOf(rule, now) : person.text
  return { kind: 'person', markdown: complains ? `${person.complaint.text}\n\n${way}` : way }
}
