import type { CalendarEntry } from '@/lib/calendarFile'

/** The calendar of the learner's phone. */
export interface Calendar {
  /** Offers an entry to it; false where the client cannot, or the learner would not. */
  add(entry: CalendarEntry): Promise<boolean>
}
