/** Longer questions speak for themselves. */
const MOST_CHARACTERS = 16
/** Words that point back, and questions that are none without what was said: 那学费呢, 为什么, 再详细点. */
const POINTS_BACK =
  /^(那|然后|还有|另外|所以|为什么|为啥|比如|举个例子|再|继续|具体|详细)|它|这个|那个|这种|那种|这样|这些|那些|上面|刚才|前面|呢[？?。！!]*$/

/** Whether a question goes on with the one before. */
export const isFollowUp = (question: string): boolean =>
  question.trim().length <= MOST_CHARACTERS && POINTS_BACK.test(question.trim())
