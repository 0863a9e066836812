import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'
import { endOfDay } from './deadlines'

const DAY_MS = 86_400_000
/** Reminders are sent from this time of day on, in China. */
const FIRST_TIME = '09:00'

/** The end of tomorrow in China: deadlines up to it are due for a reminder. Undefined between midnight and `FIRST_TIME`. */
export const remindUntil = (now: number): number | undefined =>
  shanghaiTime(now) < FIRST_TIME ? undefined : endOfDay(shanghaiDate(now + DAY_MS))
