import type { ContextKind } from '@/contracts/assistant/context'

/** Suggested questions about a card, by its kind. */
export const cardQuestions: Readonly<Record<ContextKind, readonly string[]>> = {
  word: ['这个词怎么用？'],
  question: ['这道题怎么做？', '考的是哪个知识点？'],
  exercise: ['这道题怎么做？', '考的是哪个知识点？'],
  point: ['这个知识点怎么理解？'],
  course: ['这门课讲什么？'],
  school: ['这所学校怎么样？'],
  'score-report': ['哪里最该补？'],
}
