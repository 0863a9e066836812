import { shortenNumber } from '@/lib/shortenNumber'

const FROM_HERE_SHORT = 10_000

/** How many learn a course. People are counted one by one as long as that reads well: 3680人, not 3.6k人. */
export const learnersText = (learners: number): string =>
  `${learners < FROM_HERE_SHORT ? learners : shortenNumber(learners)}人在学`
