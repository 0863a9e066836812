import Taro from '@tarojs/taro'
import type { Updates } from './types'

export const updates: Updates = {
  follow: (onReady) => {
    const manager = Taro.getUpdateManager()
    manager.onUpdateReady(() => onReady(() => manager.applyUpdate()))
  },
}
