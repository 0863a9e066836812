import Taro from '@tarojs/taro'
import type { Clipboard } from './types'

export const clipboard: Clipboard = {
  write: async (text) => {
    try {
      await Taro.setClipboardData({ data: text })
      return true
    } catch {
      return false
    }
  },
}
