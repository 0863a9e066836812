import Taro from '@tarojs/taro'
import type { Phone } from './types'

export const phone: Phone = {
  // Who thinks better of it makes the call fail.
  call: async (number) => void (await Taro.makePhoneCall({ phoneNumber: number }).catch(() => undefined)),
}
