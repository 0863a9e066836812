import Taro from '@tarojs/taro'
import { lastingPromotion } from './lastingPromotion'
import { memoryStore } from './memoryStore'
import type { KeyValueStore, Storage } from './types'

const local: KeyValueStore = {
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
}

export const storage: Storage = { local, session: lastingPromotion(memoryStore(), local, Date.now) }
