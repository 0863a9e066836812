/** A task of a new learner, counted from logs, with its award. */
export interface NewcomerTask {
  readonly title: string
  readonly note: string
  readonly points: number
  /** The route that leads to it. */
  readonly route: 'improveInfo' | 'vocabularyIndex' | 'exercisesCombat' | 'signIndex' | 'subjectSet'
}

/** Newcomer tasks by key; each pays once per account. */
export const newcomerTasks = {
  subjects: { title: '选择考试科目', note: '题库和计划按你的科目来', points: 10, route: 'subjectSet' },
  words: { title: '背完 10 个单词', note: '从单词计划开始', points: 10, route: 'vocabularyIndex' },
  questions: { title: '做完 10 道题', note: '选一门你要考的科目', points: 10, route: 'exercisesCombat' },
  clock: { title: '完成第一次打卡', note: '学完就能打卡', points: 10, route: 'signIndex' },
} as const satisfies Record<string, NewcomerTask>
export type NewcomerKey = keyof typeof newcomerTasks
export const newcomerKeys = Object.keys(newcomerTasks) as NewcomerKey[]

/** Extra points once all newcomer tasks are done. */
export const NEWCOMER_ALL = 20
