import Taro from '@tarojs/taro'
import type { Phone } from './types'

export const phone: Phone = {
  // A cancelled call rejects.
  call: async (number) => void (await Taro.makePhoneCall({ phoneNumber: number }).catch(() => undefined)),
}
