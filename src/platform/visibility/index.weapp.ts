import Taro from '@tarojs/taro'
import type { Visibility } from './types'

export const visibility: Visibility = {
  onHide: (listener) => {
    Taro.onAppHide(listener)
    return () => Taro.offAppHide(listener)
  },
  onShow: (listener) => {
    Taro.onAppShow(listener)
    return () => Taro.offAppShow(listener)
  },
}
