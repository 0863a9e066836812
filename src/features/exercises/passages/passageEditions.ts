import type { RouteId } from '@/routes/table'

/** All new passages of what is recited. */
const ALL = 1000

/** Differences between the editions. */
interface Edition {
  readonly home: RouteId
  readonly list: RouteId
  readonly learn: RouteId
  /** New passages a day, where no plan says it. */
  readonly newPerDay: number
  /** Whether passages are new until the exam; the scheduler brings none in the last days before it. */
  readonly isUntilExam: boolean
  /** Whether passages are read aloud. */
  readonly isRead: boolean
  /** Texts when nothing is left. */
  readonly done: { readonly title: string; readonly hint: string; readonly action: string }
}

/** The editions: by chapter, by a daily plan, by when the scheduler brings a passage back, read aloud. */
export const passageEditions = {
  first: {
    home: 'exercisesRecite',
    list: 'exercisesReciteList',
    learn: 'exercisesReciteLearn',
    newPerDay: ALL,
    isUntilExam: true,
    isRead: false,
    done: { title: '这一章今天背完了', hint: '到期后会再出现在这里', action: '换一章接着背' },
  },
  second: {
    home: 'exercisesV2Recite',
    list: 'exercisesV2ReciteList',
    learn: 'exercisesV2ReciteLearn',
    newPerDay: ALL,
    isUntilExam: false,
    isRead: false,
    done: { title: '今天的计划完成了', hint: '明天凌晨 4 点后是新的一天', action: '看今天的清单' },
  },
  third: {
    home: 'exercisesV3Recite',
    list: 'exercisesReciteList',
    learn: 'exercisesReciteLearn',
    newPerDay: 10,
    isUntilExam: false,
    isRead: true,
    done: { title: '到期的都背完了', hint: '记忆规律会安排下一次', action: '看接下来几天' },
  },
} as const satisfies Record<string, Edition>

export type EditionKey = keyof typeof passageEditions

const isEdition = (key: string): key is EditionKey => key in passageEditions

/** The edition of a page's address; the first one by default. */
export const editionOf = (given: Readonly<Record<string, string>>): EditionKey => {
  const key = given['edition'] ?? ''
  return isEdition(key) ? key : 'first'
}
