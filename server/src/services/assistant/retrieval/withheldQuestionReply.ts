import type { AskedAbout } from '@/contracts/assistant/context'
import type { FirstAnswer } from '../answers/screenQuestion'

const TO_STRANGERS = '登录后才能就题目提问。登录后再点一次“问AI老师”，会连着解析一起讲。'
const TO_LEARNERS =
  '这道题是试卷或测试里的，这里不单独讲。交卷后，它的解析在报告里，再来问就能接着讲；想弄懂其中的概念，直接写出概念的名字来问。'

/**
 * What is said to who comes from a question of the exercises that may not be told: its words alone (为什么选这个？) would find
 * something, but nothing that has to do with it.
 */
export const withheldQuestionReply = (
  { kind }: Pick<AskedAbout, 'kind'>,
  uid: number | null,
): FirstAnswer | undefined => {
  if (kind !== 'exercise') return undefined
  return { kind: 'refused', markdown: uid === null ? TO_STRANGERS : TO_LEARNERS }
}
