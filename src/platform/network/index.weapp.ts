import Taro from '@tarojs/taro'
import type { Network } from './types'

let online = true

export const network: Network = {
  isOnline: () => online,
  onChange: (listener) => {
    const handle = (result: { isConnected: boolean }): void => {
      online = result.isConnected
      listener(online)
    }
    Taro.onNetworkStatusChange(handle)
    return () => Taro.offNetworkStatusChange(handle)
  },
}
