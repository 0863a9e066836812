import { replaceLoneSurrogates } from './text/replaceLoneSurrogates'

/** Something to be reminded of; moments in milliseconds since the epoch. */
export interface CalendarEntry {
  /** The same entry again is the same in the calendar. */
  readonly id: string
  readonly title: string
  readonly startsAt: number
  readonly endsAt: number
  /** The place, or what to bring. */
  readonly note: string
  /** Minutes from the reminder to the start; ignored for whole days (`ALL_DAY_REMIND_HOURS`). */
  readonly remindMinutes: number
  /** Covers whole days in China, from the day of `startsAt` to the day of `endsAt`. */
  readonly isAllDay?: boolean
  /** Number of changes and time of the last one, by which subscribed calendars detect an update. */
  readonly revision?: { readonly count: number; readonly at: number }
}

/** A line is no longer than this, in bytes (RFC 5545, 3.1). */
const LONGEST = 75

const moment = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')
const plain = (text: string): string =>
  replaceLoneSurrogates(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
/** Bytes in UTF-8 of a character. */
const bytesOf = (character: string): number => encodeURIComponent(character).replace(/%../g, 'x').length

/** Goes on in another line, which begins with a space, before a line is too long; no character is cut. */
const folded = (line: string): string => {
  let [text, length] = ['', 0]
  for (const character of line) {
    const bytes = bytesOf(character)
    if (length + bytes > LONGEST) [text, length] = [`${text}\r\n `, 1]
    text += character
    length += bytes
  }
  return text
}

const dayOf = (ms: number): string => moment(ms + 8 * 60 * 60 * 1000).slice(0, 8)
const DAY_MS = 24 * 60 * 60 * 1000

const timesOf = ({ startsAt, endsAt, isAllDay }: CalendarEntry): string[] =>
  isAllDay
    ? [
        `DTSTART;VALUE=DATE:${dayOf(startsAt)}`,
        `DTEND;VALUE=DATE:${dayOf(Math.max(startsAt, endsAt) + DAY_MS)}`,
      ]
    : [`DTSTART:${moment(startsAt)}`, `DTEND:${moment(endsAt)}`]

/** Whole days start at midnight, so that 15 hours earlier is 09:00 on the day before. */
export const ALL_DAY_REMIND_HOURS = 15

const eventOf = (entry: CalendarEntry, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${plain(entry.id)}@yantu`,
  `DTSTAMP:${moment(now)}`,
  ...timesOf(entry),
  ...(entry.revision
    ? [`SEQUENCE:${entry.revision.count}`, `LAST-MODIFIED:${moment(entry.revision.at)}`]
    : []),
  `SUMMARY:${plain(entry.title)}`,
  `DESCRIPTION:${plain(entry.note)}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${plain(entry.title)}`,
  entry.isAllDay ? `TRIGGER:-PT${ALL_DAY_REMIND_HOURS}H` : `TRIGGER:-PT${entry.remindMinutes}M`,
  'END:VALARM',
  'END:VEVENT',
]

/** Entries with reminders as one calendar (iCalendar, RFC 5545), written at `now`; `head` holds properties of the whole. */
export const calendarOf = (
  entries: readonly CalendarEntry[],
  now: number,
  head: readonly string[] = [],
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yantu//Calendar//ZH',
    ...head,
    ...entries.flatMap((entry) => eventOf(entry, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

/** An entry with a reminder as a calendar file (iCalendar, RFC 5545), written at `now`. */
export const calendarFile = (entry: CalendarEntry, now: number): string => calendarOf([entry], now)
