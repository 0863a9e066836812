import { errors } from '@/contracts/errors'

/** Refusals that another try never changes: the course is not the learner's, or not any more. */
const HINTS: Readonly<Record<string, string>> = {
  [errors.goodsNotFree.code]: '买好之后，课时、练习和报告都在这里',
  [errors.courseNotHeld.code]: '买好之后，课时、练习和报告都在这里',
  [errors.courseExpired.code]: '学习记录都还在，续费后接着学',
  [errors.courseRefunded.code]: '学习记录都还在，重新购买后接着学',
}

/** What is said beside such a refusal; undefined of anything that may be tried again. */
export const refusalHint = (code: string): string | undefined => HINTS[code]
