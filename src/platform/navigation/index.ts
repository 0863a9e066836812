import type { Navigation, PageTarget } from './types'

export type * from './types'

/** Recorded navigation in order, for tests. */
export const visits: { list: string[] } = { list: [] }

const note = (kind: string, what: string): void => void visits.list.push(`${kind} ${what}`)
const go = (kind: string) => async (target: PageTarget) => note(kind, target.address)

export const navigation: Navigation = {
  push: go('push'),
  replace: go('replace'),
  relaunch: go('relaunch'),
  switchTab: go('tab'),
  back: (delta) => note('back', String(delta)),
  depth: () => 1 + visits.list.filter((visit) => visit.startsWith('push')).length,
  current: () => '/',
  setTitle: (title) => note('title', title),
  leave: (url) => note('leave', url),
  rewriteAddress: (address) => note('rewrite', address),
  reload: () => note('reload', ''),
  begin: () => undefined,
  miniProgram: {
    navigateTo: (path) => note('mp navigateTo', path),
    switchTab: (path) => {
      if (path.includes('?')) throw new Error(`switchTab:fail ${path}: a tab page takes no query`)
      note('mp switchTab', path)
    },
    reLaunch: (path) => note('mp reLaunch', path),
    postMessage: (data) => note('mp postMessage', JSON.stringify(data)),
  },
}
