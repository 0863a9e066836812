import type { CalendarEntry } from '@/lib/calendarFile'
import { type Deadline, deadlineText, meaningNames, startOf } from './deadlines'

/** The fields of a notice that its events show. */
interface EventNotice {
  readonly noticeId: string
  readonly title: string
  readonly school: string
  readonly dept: string
  readonly origin: 'record' | 'import' | 'sample'
}

const HALF_HOUR = 30 * 60_000
const DAY_MINUTES = 24 * 60

/** Marks the text of a generated notice: its dates may reach calendars and chats, which show no tag beside them. */
export const markedSample = (text: string, origin: EventNotice['origin']): string =>
  origin === 'sample' ? `【示例】${text}` : text

/** Names the period of a deadline that has no exact day. */
const periodText = (deadline: Deadline): string =>
  deadline.precision === 'third' || deadline.precision === 'month'
    ? `（${deadlineText(deadline).replace(/^\d+年/, '')}，具体以通知为准）`
    : ''

/** A deadline as an entry of a calendar: half an hour before a stated minute, otherwise all days of the stated period. */
export const deadlineEvent = (notice: EventNotice, deadline: Deadline): CalendarEntry => {
  const { round, meaning, at, precision } = deadline
  const title = `${meaningNames[meaning]} · ${notice.school}${notice.dept}${periodText(deadline)}`
  const stated = `第 ${round} 轮 ${meaningNames[meaning]}：${deadlineText(deadline)}`
  const doubt = notice.origin === 'sample' ? '（示例数据，日期以学校公告为准）' : ''
  return {
    id: `baoyan-${notice.noticeId}-${round}-${meaning}`,
    title: markedSample(title, notice.origin),
    startsAt: precision === 'minute' ? at - HALF_HOUR : startOf(deadline),
    endsAt: at,
    isAllDay: precision !== 'minute',
    note: `${notice.title}\n${stated}${doubt}`,
    remindMinutes: DAY_MINUTES,
  }
}
