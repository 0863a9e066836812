import { shanghaiDate } from '@/lib/shanghaiDate'

/** The last month in which places of a season are still given. */
const LAST_MONTH = 10

/** The year of entry of the recommendation season that runs or comes next. */
export const seasonEntry = (now: number): number => {
  const [year = 0, month = 1] = shanghaiDate(now).split('-').map(Number)
  return month > LAST_MONTH ? year + 2 : year + 1
}
