import Taro from '@tarojs/taro'
import type { Clipboard } from './types'

export const clipboard: Clipboard = {
  write: async (text) => {
    try {
      await Taro.setClipboardData({ data: text })
      // WeChat says it by itself in its own words; the page that asked says it in ours.
      Taro.hideToast()
      return true
    } catch {
      return false
    }
  },
}
