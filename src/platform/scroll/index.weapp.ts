import Taro from '@tarojs/taro'
import type { Scroll } from './types'

/** WeChat keeps the pages of its stack where they were, and has no reload. */
export const scroll: Scroll = {
  remember: () => undefined,
  restore: () => undefined,
  toElement: (id, offset) => void Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -offset, duration: 0 }),
  distance: (id) =>
    new Promise((resolve) => {
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .boundingClientRect((box) => resolve(Array.isArray(box) ? 0 : (box?.top ?? 0)))
        .exec()
    }),
}
