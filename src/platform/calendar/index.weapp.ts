import Taro from '@tarojs/taro'
import { ALL_DAY_REMIND_HOURS } from '@/lib/calendarFile'
import type { Calendar } from './types'

export type * from './types'

const seconds = (ms: number): number => Math.floor(ms / 1000)

/** Into the phone's calendar, from base library 2.15.0 on; WeChat asks the learner. */
export const calendar: Calendar = {
  add: async ({ title, startsAt, endsAt, note, remindMinutes, isAllDay = false }) => {
    if (!Taro.canIUse('addPhoneCalendar')) return false
    try {
      await Taro.addPhoneCalendar({
        title,
        startTime: seconds(startsAt),
        endTime: String(seconds(endsAt)),
        allDay: isAllDay,
        description: note,
        alarm: true,
        alarmOffset: isAllDay ? ALL_DAY_REMIND_HOURS * 3600 : remindMinutes * 60,
      })
      return true
    } catch {
      return false
    }
  },
}
