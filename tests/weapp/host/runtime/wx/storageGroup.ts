import { isRecord } from '../../shared/isRecord'
import type { HostContext } from '../HostContext'
import { Storage } from '../Storage'
import { WxFailure } from './WxFailure'
import type { WxGroup } from './WxGroup'

const keyOf = (value: unknown): string => {
  if (typeof value === 'string' && value) return value
  throw new WxFailure('setStorage:fail parameter error: key should be a non-empty string')
}

/** Storage, synchronous and asynchronous. */
export const storageGroup = ({ config }: HostContext): WxGroup => {
  const storage = new Storage(config.appid)
  return {
    async: {
      setStorage: (options) => storage.set(keyOf(options.value('key')), options.value('data')),
      getStorage: (options) => {
        const key = options.text('key')
        if (!storage.has(key)) throw new WxFailure('data not found')
        return { data: storage.get(key) }
      },
      removeStorage: (options) => storage.remove(options.text('key')),
      clearStorage: () => storage.clear(),
      getStorageInfo: () => storage.info(),
      batchSetStorage: (options) => {
        for (const entry of options.list('kvList').filter(isRecord))
          storage.set(keyOf(entry['key']), entry['value'])
      },
    },
    direct: {
      setStorageSync: (key: unknown, data: unknown) => storage.set(keyOf(key), data),
      getStorageSync: (key: unknown) => storage.get(String(key)),
      removeStorageSync: (key: unknown) => storage.remove(String(key)),
      clearStorageSync: () => storage.clear(),
      getStorageInfoSync: () => storage.info(),
    },
  }
}
