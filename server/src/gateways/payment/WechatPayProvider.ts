import * as v from 'valibot'
import type { Payment } from '@/contracts/course/orders'
import { ApiError } from '../../http/ApiError'
import type { Clock } from '../../ports/Clock'
import type { Random } from '../../ports/Random'
import type {
  PaymentNotice,
  PaymentProvider,
  PaymentRequest,
  RawNotice,
  RefundRequest,
} from './PaymentProvider'
import { decryptNotice, signLines, verifyLines } from './wechatPaySignature'

const TIMEOUT_MS = 8000
const NOTICE_AGE_MS = 5 * 60_000

/** A merchant of WeChat Pay (API v3). Keys in PEM. */
export interface WechatMerchant {
  readonly mchId: string
  /** Serial number of the merchant's certificate. */
  readonly serial: string
  readonly privateKey: string
  /** The public key of WeChat Pay, for notifications. */
  readonly publicKey: string
  readonly apiKey: string
  readonly jsapiAppId: string
  readonly miniAppId: string
  /** Target of WeChat Pay's notifications: an https address of this backend. */
  readonly notifyUrl: string
}

const noticeSchema = v.object({
  resource: v.object({
    ciphertext: v.string(),
    nonce: v.string(),
    associated_data: v.optional(v.string(), ''),
  }),
})
const transactionSchema = v.object({
  out_trade_no: v.string(),
  transaction_id: v.optional(v.string(), ''),
  trade_state: v.string(),
  amount: v.object({ total: v.number() }),
})
const refundSchema = v.object({ status: v.picklist(['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL']) })
const preparedSchema = v.object({ prepay_id: v.string() })
const h5Schema = v.object({ h5_url: v.string() })

/** WeChat Pay: JSAPI and mini-program parameters, and the H5 address for other browsers. */
export class WechatPayProvider implements PaymentProvider {
  readonly name = 'wechat'

  constructor(
    private readonly merchant: WechatMerchant,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly host = 'https://api.mch.weixin.qq.com',
  ) {}

  async start(request: PaymentRequest): Promise<Payment> {
    try {
      return request.channel === 'h5' ? await this.startH5(request) : await this.startInWechat(request)
    } catch {
      throw new ApiError('paymentUnavailable')
    }
  }

  /** The refund has the payment's own number, by which WeChat Pay knows a request that comes again. */
  async refund({ paymentId, amount, reason }: RefundRequest): Promise<'done' | 'pending'> {
    const { status } = v.parse(
      refundSchema,
      await this.post('/v3/refund/domestic/refunds', {
        out_trade_no: paymentId,
        out_refund_no: paymentId,
        reason,
        amount: { refund: amount, total: amount, currency: 'CNY' },
      }),
    )
    if (status === 'CLOSED' || status === 'ABNORMAL') throw new Error(`WeChat Pay says ${status} to a refund`)
    return status === 'SUCCESS' ? 'done' : 'pending'
  }

  readNotice({ headers, body }: RawNotice): PaymentNotice {
    const header = (name: string) => String(headers[`wechatpay-${name}`] ?? '')
    const [timestamp, nonce, signature] = [header('timestamp'), header('nonce'), header('signature')]
    const fresh = Math.abs(this.clock() - Number(timestamp) * 1000) <= NOTICE_AGE_MS
    if (!fresh || !verifyLines(this.merchant.publicKey, [timestamp, nonce, body], signature)) {
      throw new ApiError('signatureInvalid')
    }
    const { resource } = v.parse(noticeSchema, JSON.parse(body))
    const text = decryptNotice(this.merchant.apiKey, resource)
    const { out_trade_no, transaction_id, trade_state, amount } = v.parse(transactionSchema, JSON.parse(text))
    return {
      paymentId: out_trade_no,
      outcome: trade_state === 'SUCCESS' ? 'paid' : 'failed',
      amount: amount.total,
      transactionId: transaction_id,
    }
  }

  private async startInWechat(request: PaymentRequest): Promise<Payment> {
    const { jsapiAppId, miniAppId, privateKey } = this.merchant
    const appId = request.channel === 'jsapi' ? jsapiAppId : miniAppId
    const order = { ...this.order(request, appId), payer: { openid: request.openId ?? '' } }
    const { prepay_id } = v.parse(preparedSchema, await this.post('/v3/pay/transactions/jsapi', order))
    const timeStamp = String(Math.floor(this.clock() / 1000))
    const nonceStr = this.random.id()
    const prepared = `prepay_id=${prepay_id}`
    const paySign = signLines(privateKey, [appId, timeStamp, nonceStr, prepared])
    const { paymentId } = request
    return {
      kind: 'wechat',
      paymentId,
      appId,
      timeStamp,
      nonceStr,
      package: prepared,
      signType: 'RSA',
      paySign,
    }
  }

  private async startH5(request: PaymentRequest): Promise<Payment> {
    const scene = { payer_client_ip: request.address, h5_info: { type: 'Wap' } }
    const order = { ...this.order(request, this.merchant.jsapiAppId), scene_info: scene }
    const { h5_url } = v.parse(h5Schema, await this.post('/v3/pay/transactions/h5', order))
    return { kind: 'cashier', paymentId: request.paymentId, url: h5_url }
  }

  private order({ paymentId, title, amount }: PaymentRequest, appid: string) {
    const { mchId, notifyUrl } = this.merchant
    const description = [...title].slice(0, 40).join('')
    return {
      appid,
      mchid: mchId,
      description,
      out_trade_no: paymentId,
      notify_url: notifyUrl,
      amount: { total: amount, currency: 'CNY' },
    }
  }

  private async post(path: string, order: object): Promise<unknown> {
    const body = JSON.stringify(order)
    const response = await fetch(`${this.host}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: this.authorise(path, body),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`WeChat Pay answered ${response.status}`)
    return response.json()
  }

  private authorise(path: string, body: string): string {
    const { mchId, serial, privateKey } = this.merchant
    const timestamp = String(Math.floor(this.clock() / 1000))
    const nonce = this.random.id()
    const signature = signLines(privateKey, ['POST', path, timestamp, nonce, body])
    return `WECHATPAY2-SHA256-RSA2048 mchid="${mchId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${serial}"`
  }
}
