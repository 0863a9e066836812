import type { AttemptKind } from '@/domain/attempt/attemptKinds'
import type { Outcome } from '@/domain/attempt/judge'
import type { QuestionType } from '@/domain/attempt/Question'

/** What the types of questions are called. */
export const typeTexts: Readonly<Record<QuestionType, string>> = {
  single: '单选题',
  multiple: '多选题',
  judgement: '判断题',
  blank: '填空题',
  matching: '匹配题',
  ordering: '排序题',
  writing: '主观题',
}

/** How an answer went, in words. */
export const outcomeTexts: Readonly<Record<Outcome, string>> = {
  right: '答对了',
  part: '部分答对',
  wrong: '答错了',
  empty: '没有作答',
  open: '待自评',
}

/** What was right and what was not, by a sign and a word beside the colour. */
export const verdictTexts = { right: '✓ 正确', wrong: '✗ 选错' } as const

/** What the kinds of attempts are called. */
export const kindTexts: Readonly<Record<AttemptKind, string>> = {
  practice: '练习',
  drill: '限时刷题',
  exam: '考试',
  mock: '模考',
  adaptive: '能力测试',
  pointTest: '知识点测试',
  synthesis: '综合测试',
  recite: '背诵',
  diagnosis: '诊断',
  analysis: '解析',
}

/** The letter of an option by its place on the screen, 0 for A. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place)

/** The name of a type as the backend tallies it. */
export const typeNameOf = (name: string): string => typeTexts[name as QuestionType] ?? name
