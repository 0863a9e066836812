import { Current } from '@tarojs/runtime'

/** Undocumented members that Taro's pages call on their app. */
export interface PageApp {
  mount(component: unknown, page: string, onDrawn: () => void): void
  unmount(page: string, onGone: () => void): void
}

/**
 * Draws a page before it is left, if it was never drawn. Otherwise Taro does not find the page among the mounted ones
 * and unmounts the last of them: the page below, which the visitor returns to (decisions/101).
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
