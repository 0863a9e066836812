import { Current } from '@tarojs/runtime'

/** Undocumented members that Taro's pages call on their app. */
export interface PageApp {
  mount(component: unknown, page: string, onDrawn: () => void): void
  unmount(page: string, onGone: () => void): void
}

/**
 * Lets a page that is left before it is drawn be drawn first. Taro looks such a page up among those that stand, does not
 * find it, and takes the last of them away instead: the page below, which the visitor comes back to (decisions/101).
 */
export const drawBeforeLeaving = (): void => {
  const app = Current.app as unknown as PageApp
  const { mount, unmount } = app
  const leaving = new Map<string, (() => void)[]>()
  app.mount = (component, page, onDrawn) => {
    const waiting: (() => void)[] = []
    leaving.set(page, waiting)
    mount(component, page, () => {
      leaving.delete(page)
      onDrawn()
      for (const leave of waiting) leave()
    })
  }
  app.unmount = (page, onGone) => {
    const leave = (): void => unmount(page, onGone)
    const waiting = leaving.get(page)
    if (waiting) waiting.push(leave)
    else leave()
  }
}
