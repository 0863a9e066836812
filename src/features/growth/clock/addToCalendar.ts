import { calendar } from '@/platform/calendar'
import type { UiStore } from '@/stores/UiStore'

const DAY = 86_400_000
const HOUR = 3_600_000
/** Twenty o'clock in China, as a part of the day in UTC. */
const EVENING = 12 * HOUR

/** Adds a reminder for tomorrow evening to the phone's calendar, and says so. */
export const addToCalendar = async (ui: Pick<UiStore, 'say'>, now: number): Promise<void> => {
  const startsAt = Math.floor(now / DAY) * DAY + DAY + EVENING
  const done = await calendar.add({
    id: `clock-${startsAt}`,
    title: '考研打卡',
    startsAt,
    endsAt: startsAt + HOUR / 2,
    note: '学一会儿，打个卡，别断了连续天数',
    remindMinutes: 10,
  })
  ui.say(done ? '已加入日历，明晚 8 点提醒' : '这里不能写入日历，可以在系统闹钟里设一个提醒')
}
