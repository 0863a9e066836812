import Taro from '@tarojs/taro'
import type { Scroll } from './types'

export const scroll: Scroll = {
  toElement: (id, offset) => void Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -offset, duration: 0 }),
  distance: (id) =>
    new Promise((resolve) => {
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .boundingClientRect((box) => resolve(Array.isArray(box) ? 0 : (box?.top ?? 0)))
        .exec()
    }),
}
