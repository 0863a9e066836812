import type { RouteId, routesByFeature } from './table'

/** One tab of the shell (product.md Home and shell). */
export interface Tab {
  readonly route: 'home' | 'studyCenter' | 'exercisesCombat' | 'personalCenter'
  readonly text: string
  /** The areas that visitors open from here: the mini-program fetches their packages ahead. */
  readonly leadsTo: readonly (keyof typeof routesByFeature)[]
  readonly icon: 'home' | 'study' | 'exercises' | 'mine'
}

/** The four tabs, in order. */
export const tabs: readonly Tab[] = [
  { route: 'home', text: '首页', icon: 'home', leadsTo: ['landing', 'vocabulary', 'courses'] },
  { route: 'studyCenter', text: '学习', icon: 'study', leadsTo: ['courses'] },
  { route: 'exercisesCombat', text: '题库', icon: 'exercises', leadsTo: ['exercises', 'vocabulary'] },
  { route: 'personalCenter', text: '我的', icon: 'mine', leadsTo: ['account', 'courses'] },
]

/** Whether a row is one of the tabs. */
export const isTab = (id: RouteId): boolean => tabs.some(({ route }) => route === id)
