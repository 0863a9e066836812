import type { CalendarEntry } from '@/lib/calendarFile'
import type { Calendar } from './types'

export type * from './types'

/** The last added entry, for tests; `takes` simulates client support. */
export const addedEntry: { takes: boolean; entry: CalendarEntry | undefined } = {
  takes: true,
  entry: undefined,
}

export const calendar: Calendar = {
  add: async (entry) => {
    if (addedEntry.takes) addedEntry.entry = entry
    return addedEntry.takes
  },
}
