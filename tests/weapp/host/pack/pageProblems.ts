import type { Dist } from './Dist'
import { declaredPages, type AppManifest } from './readManifest'

/** Declarations of app.json that WeChat would refuse: pages without files, a tab outside the main package, too many tabs. */
export const pageProblems = (dist: Dist, app: AppManifest): string[] => {
  const problems: string[] = []
  for (const { path } of declaredPages(app)) {
    for (const extension of ['.js', '.json', '.wxml']) {
      if (!dist.has(path + extension)) {
        problems.push(`page ${path} is declared in app.json but ${path}${extension} is missing`)
      }
    }
  }
  const tabs = app.tabBar?.list
  for (const { pagePath } of tabs ?? []) {
    if (!app.pages.includes(pagePath)) problems.push(`tab ${pagePath} is not a page of the main package`)
  }
  if (tabs && (tabs.length < 2 || tabs.length > 5)) problems.push('tabBar.list must have 2 to 5 items')
  if (app.plugins !== undefined) problems.push('plugins are not supported by the test bed')
  return problems
}
