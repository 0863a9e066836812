/** A check-in activity: its daily tasks and the milestones of its streak. */
export interface ClockActivity {
  readonly title: string
  readonly rule: string
  /** Daily tasks by key; each is counted from the learner's logs. */
  readonly tasks: Readonly<Record<ClockTaskKey, ClockTask>>
  /** Awards for a streak of so many days, each once. */
  readonly milestones: readonly Milestone[]
}

export type ClockTaskKey = 'words' | 'questions' | 'minutes'

export interface ClockTask {
  readonly title: string
  readonly unit: string
  readonly amount: number
  readonly points: number
}

export interface Milestone {
  readonly days: number
  readonly points: number
  /** Number of make-up cards that it grants. */
  readonly cards: number
}

/** Make-up cards are applied by themselves for at most so many missed days in a row. */
export const MOST_MADE_UP = 2
/** A learner holds at most so many make-up cards. */
export const MOST_CARDS = 2
/** Window in ms within which a check-in of an offline device counts for its own day. */
export const LATE_WINDOW_MS = 72 * 3_600_000
/** Awards of daily tasks can be claimed for so many study days, the present one included. */
export const CLAIM_DAYS = 7

/** The check-in activities by their id. A new activity is a row. */
export const clockActivities: Readonly<Record<string, ClockActivity>> = {
  daily: {
    title: '考研打卡',
    rule: '每天学习后打卡，凌晨 4 点算新的一天。漏打时自动用补签卡补上，最多连补 2 天；离线打卡在 72 小时内联网，仍算当天。',
    tasks: {
      words: { title: '背单词', unit: '个', amount: 10, points: 5 },
      questions: { title: '做题', unit: '题', amount: 10, points: 5 },
      minutes: { title: '学习时长', unit: '分钟', amount: 30, points: 10 },
    },
    milestones: [
      { days: 3, points: 10, cards: 0 },
      { days: 7, points: 30, cards: 1 },
      { days: 14, points: 50, cards: 1 },
      { days: 30, points: 120, cards: 1 },
      { days: 100, points: 500, cards: 1 },
    ],
  },
}

/** The board of an activity: days checked in, by month and in all. */
export const clockBoardOf = (activityId: string): string => `clock_${activityId}`
