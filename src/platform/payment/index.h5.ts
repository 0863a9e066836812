import type { Payment, PaymentOutcome, PaymentParameters } from './types'

interface WeixinBridge {
  invoke(name: string, parameters: object, done: (result: { err_msg: string }) => void): void
}

const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = {
  'get_brand_wcpay_request:ok': 'done',
  'get_brand_wcpay_request:cancel': 'cancelled',
}

/** The bridge of the WeChat browser announces itself by an event when it comes late. */
const bridge = (): Promise<WeixinBridge> =>
  new Promise((resolve) => {
    const find = (): WeixinBridge | undefined =>
      Reflect.get(window, 'WeixinJSBridge') as WeixinBridge | undefined
    const present = find()
    if (present) return resolve(present)
    document.addEventListener('WeixinJSBridgeReady', () => {
      const late = find()
      if (late) resolve(late)
    })
  })

const payInWechat = async (parameters: PaymentParameters & { kind: 'wechat' }): Promise<PaymentOutcome> => {
  const { kind: _kind, ...request } = parameters
  const weixin = await bridge()
  return new Promise((resolve) => {
    weixin.invoke('getBrandWCPayRequest', request, ({ err_msg }) => resolve(OUTCOMES[err_msg] ?? 'failed'))
  })
}

export const payment: Payment = {
  pay: async (parameters) => {
    if (parameters.kind === 'wechat') return payInWechat(parameters)
    window.location.assign(parameters.url)
    return 'left'
  },
}
