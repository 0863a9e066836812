import { dateOfStudyDay, studyDayOfDate } from '@/domain/memory/studyDay'

const WEEK = 7
const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'] as const

/** The last seven study days, today at the end. */
export const taskDays = (today: string): readonly { key: string; text: string }[] => {
  const last = studyDayOfDate(today)
  return Array.from({ length: WEEK }, (_unused, at) => {
    const key = dateOfStudyDay(last - WEEK + 1 + at)
    const weekday = WEEKDAYS[new Date(`${key}T00:00:00Z`).getUTCDay()] ?? ''
    return { key, text: key === today ? '今天' : `周${weekday} ${key.slice(8)}` }
  })
}
