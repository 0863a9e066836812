import Taro from '@tarojs/taro'
import type { Scroll } from './types'

/**
 * Select across components: below Taro's fourth level an element is in a component of its own, which a plain selector
 * does not enter.
 */
const anywhere = (id: string): string => `.yt-root >>> #${id}`

/** WeChat keeps the pages of its stack where they were, and has no reload. */
export const scroll: Scroll = {
  toTop: () => void Taro.pageScrollTo({ scrollTop: 0, duration: 0 }),
  remember: () => undefined,
  restore: () => undefined,
  // An element that is not there, or not yet, is nowhere to scroll to.
  toElement: (id, offset) =>
    void Taro.pageScrollTo({ selector: anywhere(id), offsetTop: -offset, duration: 0 }).catch(
      () => undefined,
    ),
  distance: (id) =>
    new Promise((resolve) => {
      Taro.createSelectorQuery()
        .select(anywhere(id))
        .boundingClientRect((box) => resolve(Array.isArray(box) ? 0 : (box?.top ?? 0)))
        .exec()
    }),
}
