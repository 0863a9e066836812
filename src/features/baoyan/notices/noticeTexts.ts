import type { NoticeRow } from '@/contracts/baoyan/fields'
import type { FollowState } from '@/contracts/baoyan/follows'
import {
  type Deadline,
  deadlineText,
  daysLeftText,
  meaningNames,
  nextDeadline,
  type NoticeState,
} from '@/domain/baoyan/deadlines'

export const stateTones: Readonly<Record<NoticeState, 'plain' | 'brand' | 'success' | 'warning' | 'danger'>> =
  {
    coming: 'brand',
    open: 'success',
    closing: 'danger',
    review: 'warning',
    over: 'plain',
  }

export const followStateNames: Readonly<Record<FollowState, string>> = {
  wish: '想报',
  applied: '已报',
  camp: '入营',
  offer: '拿到 offer',
}

/** A deadline in a line: meaning, date, days left. */
const deadlineLine = (deadline: Deadline, now: number): string =>
  `${meaningNames[deadline.meaning]} ${deadlineText(deadline)}，${daysLeftText(deadline.at, now)}`

/** The next deadline of a notice in a line. */
export const nextLine = ({ deadlines }: NoticeRow, now: number): string => {
  const next = nextDeadline(deadlines, now)
  return next ? deadlineLine(next, now) : '全部环节已结束'
}
