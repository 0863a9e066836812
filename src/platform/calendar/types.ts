/** Something to be reminded of; moments in milliseconds since the epoch. */
export interface CalendarEntry {
  /** The same entry again is the same in the calendar. */
  readonly id: string
  readonly title: string
  readonly startsAt: number
  readonly endsAt: number
  /** Where to go, or what to bring. */
  readonly note: string
  /** How long before its beginning the phone speaks up. */
  readonly remindMinutes: number
}

/** The calendar of the learner's phone. */
export interface Calendar {
  /** Offers an entry to it; false where the client cannot, or the learner would not. */
  add(entry: CalendarEntry): Promise<boolean>
}
