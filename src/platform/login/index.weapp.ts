import Taro from '@tarojs/taro'
import type { Login } from './types'

export const login: Login = {
  wechatCode: async () => {
    try {
      return (await Taro.login()).code
    } catch {
      return undefined
    }
  },
  startWechatOAuth: () => undefined,
  takeOAuthCode: () => undefined,
  handToNative: () => undefined,
}
