import type * as v from 'valibot'
import { shanghaiTime } from '@/lib/shanghaiDate'
import type { AnswerKind } from '@/contracts/assistant/chat'
import type { handOverSchema } from '../../authoring/kinds/assistantKinds'

type HandOver = v.InferOutput<typeof handOverSchema>

/** Whether a visitor asks for a person. */
export const asksForPerson = (question: string, rule: HandOver | undefined): boolean =>
  rule?.words.some((word) => question.includes(word)) ?? false

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

/** What a visitor is told who wants a person. */
export const personText = (rule: HandOver, now: number): string =>
  isOffice(rule, now)
    ? '好的，这就为你转接人工客服，点下面的“联系人工客服”。'
    : `人工客服的在线时间是每天 ${rule.office.from}–${rule.office.to}。现在可以先留言，点下面的“联系人工客服”，上班后会回复你。`
