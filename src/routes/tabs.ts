import type { RouteId } from './table'

/** One tab of the shell (product.md Home and shell). */
export interface Tab {
  readonly route: 'home' | 'studyCenter' | 'exercisesCombat' | 'personalCenter'
  readonly text: string
  readonly icon: 'home' | 'study' | 'exercises' | 'mine'
}

/** The four tabs, in order. */
export const tabs: readonly Tab[] = [
  { route: 'home', text: '首页', icon: 'home' },
  { route: 'studyCenter', text: '学习', icon: 'study' },
  { route: 'exercisesCombat', text: '题库', icon: 'exercises' },
  { route: 'personalCenter', text: '我的', icon: 'mine' },
]

/** Whether a row is one of the tabs. */
export const isTab = (id: RouteId): boolean => tabs.some(({ route }) => route === id)
