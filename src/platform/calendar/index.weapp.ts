import Taro from '@tarojs/taro'
import type { Calendar } from './types'

export type * from './types'

const seconds = (ms: number): number => Math.floor(ms / 1000)

/** Into the phone's calendar, from base library 2.15.0 on; WeChat asks the learner. */
export const calendar: Calendar = {
  add: async ({ title, startsAt, endsAt, note, remindMinutes }) => {
    if (!Taro.canIUse('addPhoneCalendar')) return false
    try {
      await Taro.addPhoneCalendar({
        title,
        startTime: seconds(startsAt),
        endTime: String(seconds(endsAt)),
        description: note,
        alarm: true,
        alarmOffset: remindMinutes * 60,
      })
      return true
    } catch {
      return false
    }
  },
}
