import type { Preview } from './schedule'
import { intervalText } from './intervalText'

const DAY = 86_400_000
const MINUTE = 60_000

/** When a word comes back, as short as a button needs: 10分钟, 3天, 1.5个月. */
export const nextDueText = ({ days, minutes }: Pick<Preview, 'days' | 'minutes'>): string =>
  intervalText(days > 0 ? days * DAY : Math.max(1, minutes) * MINUTE)
