import { calendarFile } from '@/lib/calendarFile'
import { textFile } from '../textFile'
import type { Calendar } from './types'

export type * from './types'

/** As a file that phones and desks open with their calendar. */
export const calendar: Calendar = {
  add: (entry) => textFile.give('提醒.ics', calendarFile(entry, Date.now()), 'text/calendar'),
}
