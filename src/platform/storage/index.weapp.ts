import Taro from '@tarojs/taro'
import { memoryStore } from './memoryStore'
import type { Storage } from './types'

export const storage: Storage = {
  local: {
    get: (key) => {
      const value: unknown = Taro.getStorageSync(key)
      return typeof value === 'string' && value !== '' ? value : undefined
    },
    set: (key, value) => {
      try {
        Taro.setStorageSync(key, value)
        return true
      } catch {
        return false
      }
    },
    remove: (key) => Taro.removeStorageSync(key),
    keys: () => Taro.getStorageInfoSync().keys,
  },
  session: memoryStore(),
}
