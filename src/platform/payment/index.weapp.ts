import Taro from '@tarojs/taro'
import type { Payment, PaymentOutcome, PaymentParameters } from './types'

const wasCancelled = (error: unknown): boolean => /cancel/i.test(String(Reflect.get(Object(error), 'errMsg')))

/** The development cashier is a web page; a mini-program cannot open it, so its two buttons become an action sheet. */
const payAtCashier = async (url: string): Promise<PaymentOutcome> => {
  try {
    const { tapIndex } = await Taro.showActionSheet({ itemList: ['模拟支付成功', '模拟支付失败'] })
    const action = tapIndex === 0 ? 'pay' : 'fail'
    const header = { 'content-type': 'application/x-www-form-urlencoded' }
    const { statusCode } = await Taro.request({ method: 'POST', url, header, data: { action } })
    return action === 'pay' && statusCode < 400 ? 'done' : 'failed'
  } catch (error) {
    return wasCancelled(error) ? 'cancelled' : 'failed'
  }
}

const payInWechat = async (parameters: PaymentParameters & { kind: 'wechat' }): Promise<PaymentOutcome> => {
  const { timeStamp, nonceStr, package: prepay, paySign } = parameters
  try {
    await Taro.requestPayment({ timeStamp, nonceStr, package: prepay, signType: 'RSA', paySign })
    return 'done'
  } catch (error) {
    return wasCancelled(error) ? 'cancelled' : 'failed'
  }
}

export const payment: Payment = {
  pay: (parameters) =>
    parameters.kind === 'wechat' ? payInWechat(parameters) : payAtCashier(parameters.url),
}
