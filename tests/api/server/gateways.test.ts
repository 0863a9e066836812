import { createCipheriv, generateKeyPairSync } from 'node:crypto'
import { WechatPayProvider } from '../../../server/src/gateways/payment/WechatPayProvider'
import { signLines, verifyLines } from '../../../server/src/gateways/payment/wechatPaySignature'
import { HttpSmsGateway } from '../../../server/src/gateways/sms/HttpSmsGateway'
import { HttpWechatGateway } from '../../../server/src/gateways/wechat/HttpWechatGateway'
import { systemRandom } from '../../../server/src/ports/Random'
import { createOrder, orderStatus, payOrder } from '@/contracts/course/orders'
import { startBackend } from '../harness/startBackend'
import { ThirdParty } from '../harness/ThirdParty'

const thirdParty = new ThirdParty()
let host: string

beforeAll(async () => {
  host = await thirdParty.start()
})
afterAll(() => thirdParty.stop())
beforeEach(() => thirdParty.reset())

describe('the HTTP gateway for SMS', () => {
  test('hands over phone, code and text with its key', async () => {
    await new HttpSmsGateway(`${host}/sms`, 'key').send('13800138000', '123456')
    expect(thirdParty.seen[0]).toMatchObject({ method: 'POST', url: '/sms', authorization: 'Bearer key' })
    expect(JSON.parse(thirdParty.seen[0]?.body ?? '')).toMatchObject({ phone: '13800138000', code: '123456' })
  })

  test('rejects when the gateway refuses', async () => {
    thirdParty.status = 500
    await expect(new HttpSmsGateway(host, 'key').send('13800138000', '123456')).rejects.toThrow('500')
  })
})

describe("WeChat's servers", () => {
  const time = { now: 0 }
  const gateway = () => new HttpWechatGateway({ wx1: 'secret' }, () => time.now, host)

  test('exchange codes of the official account and of the mini-program at their own addresses', async () => {
    thirdParty.answers = { '/sns/': { openid: 'o1', unionid: 'u1' } }
    expect(await gateway().identify('wechat', 'wx1', 'c')).toEqual({ openId: 'o1', unionId: 'u1' })
    expect(await gateway().identify('miniprogram', 'wx1', 'c')).toEqual({ openId: 'o1', unionId: 'u1' })
    expect(thirdParty.seen.map(({ url }) => url.split('?')[0])).toEqual([
      '/sns/oauth2/access_token',
      '/sns/jscode2session',
    ])
    await expect(gateway().identify('wechat', 'unknown', 'c')).rejects.toThrow('secret')
  })

  test('a ticket is kept until shortly before it ends', async () => {
    thirdParty.answers = {
      '/cgi-bin/stable_token': { access_token: 't', expires_in: 7200 },
      '/cgi-bin/ticket': { ticket: 'ticket1', expires_in: 7200 },
    }
    const one = gateway()
    expect(await one.jsapiTicket('wx1')).toBe('ticket1')
    expect(await one.jsapiTicket('wx1')).toBe('ticket1')
    expect(thirdParty.seen).toHaveLength(2)
    time.now += 6900 * 1000
    await one.jsapiTicket('wx1')
    expect(thirdParty.seen).toHaveLength(4)
  })

  test('the phone-number code is exchanged with an access token', async () => {
    thirdParty.answers = {
      '/cgi-bin/stable_token': { access_token: 't', expires_in: 7200 },
      '/wxa/business/getuserphonenumber': { phone_info: { purePhoneNumber: '13800138000' } },
    }
    expect(await gateway().phoneNumber('wx1', 'c')).toBe('13800138000')
    thirdParty.answers = { '/cgi-bin/stable_token': { errcode: 40013 } }
    await expect(gateway().phoneNumber('wx1', 'c')).rejects.toThrow()
  })

  test('a subscribed message goes out with an access token, and a refusal rejects', async () => {
    const token = { '/cgi-bin/stable_token': { access_token: 't', expires_in: 7200 } }
    thirdParty.answers = { ...token, '/cgi-bin/message': { errcode: 0 } }
    const message = { openId: 'o1', templateId: 'm1', page: '/pages/x', values: { thing1: '截止' } }
    await gateway().sendMessage('wx1', message)
    expect(JSON.parse(thirdParty.seen[1]?.body ?? '')).toEqual({
      touser: 'o1',
      template_id: 'm1',
      page: 'pages/x',
      data: { thing1: { value: '截止' } },
    })
    thirdParty.answers = { ...token, '/cgi-bin/message': { errcode: 43101, errmsg: 'refused' } }
    await expect(gateway().sendMessage('wx1', message)).rejects.toThrow('43101')
  })

  test('a text is checked in parts, the strictest opinion counts, and no opinion is none', async () => {
    const token = { '/cgi-bin/stable_token': { access_token: 't', expires_in: 7200 } }
    const check = (answer: object, text = '极限怎么入手') => {
      thirdParty.seen.length = 0
      thirdParty.answers = { ...token, '/wxa/msg_sec_check': answer }
      return gateway().checkText('wx1', { openId: 'o1', text })
    }
    expect(await check({ errcode: 0, result: { suggest: 'pass' } })).toBe('pass')
    expect(JSON.parse(thirdParty.seen[1]?.body ?? '')).toEqual({
      version: 2,
      openid: 'o1',
      scene: 2,
      content: '极限怎么入手',
    })
    expect(await check({ errcode: 0, result: { suggest: 'risky' } }, '字'.repeat(2501))).toBe('risky')
    expect(thirdParty.seen).toHaveLength(3)
    expect(await check({ errcode: 61_010, errmsg: 'not active' })).toBeUndefined()
    await expect(check({ errcode: 45_009, errmsg: 'limit' })).rejects.toThrow('45009')
  })
})

describe('WeChat Pay', () => {
  const pem = { type: 'spki', format: 'pem' } as const
  const keys = () =>
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: pem,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
  const [ours, theirs] = [keys(), keys()]
  const apiKey = 'k'.repeat(32)
  const time = { now: Date.parse('2026-11-21T12:00:00+08:00') }
  const merchant = {
    mchId: 'm1',
    serial: 's1',
    privateKey: ours.privateKey,
    publicKey: theirs.publicKey,
    apiKey,
    jsapiAppId: 'wx-h5',
    miniAppId: 'wx-mini',
    notifyUrl: 'https://a.cn/course/v1/payments/wechat-notify',
  }
  const provider = () => new WechatPayProvider(merchant, () => time.now, systemRandom, host)
  const request = { paymentId: 'pay1', title: '强基营', amount: 100, openId: 'o1', address: '1.2.3.4' }

  const encrypted = (transaction: object) => {
    const cipher = createCipheriv('aes-256-gcm', apiKey, 'n'.repeat(12))
    cipher.setAAD(Buffer.from('transaction'))
    const bytes = Buffer.concat([
      cipher.update(JSON.stringify(transaction)),
      cipher.final(),
      cipher.getAuthTag(),
    ])
    return JSON.stringify({
      resource: {
        ciphertext: bytes.toString('base64'),
        nonce: 'n'.repeat(12),
        associated_data: 'transaction',
      },
    })
  }
  const notice = (body: string, at = time.now, key = theirs.privateKey) => {
    const timestamp = String(Math.floor(at / 1000))
    const headers = {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': 'nonce',
      'wechatpay-signature': signLines(key, [timestamp, 'nonce', body]),
    }
    return { headers, body }
  }

  test.each([
    ['jsapi', 'wx-h5'],
    ['mini-program', 'wx-mini'],
  ] as const)('%s: parameters signed for %s', async (channel, appId) => {
    thirdParty.answers = { '/v3/pay/transactions/jsapi': { prepay_id: 'p1' } }
    const payment = await provider().start({ ...request, channel })
    if (payment.kind !== 'wechat') throw new Error(payment.kind)
    expect(payment).toMatchObject({ appId, package: 'prepay_id=p1', signType: 'RSA' })
    const lines = [payment.appId, payment.timeStamp, payment.nonceStr, payment.package]
    expect(verifyLines(ours.publicKey, lines, payment.paySign)).toBe(true)
    expect(JSON.parse(thirdParty.seen[0]?.body ?? '')).toMatchObject({
      appid: appId,
      out_trade_no: 'pay1',
      amount: { total: 100 },
      payer: { openid: 'o1' },
    })
    const [, nonce = '', signature = '', timestamp = ''] =
      /nonce_str="(.+)",signature="(.+)",timestamp="(\d+)"/.exec(thirdParty.seen[0]?.authorization ?? '') ??
      []
    const signed = ['POST', '/v3/pay/transactions/jsapi', timestamp, nonce, thirdParty.seen[0]?.body ?? '']
    expect(verifyLines(ours.publicKey, signed, signature)).toBe(true)
  })

  test('a refund has the number of its payment, and ends when WeChat Pay says so', async () => {
    const refund = () => provider().refund({ paymentId: 'pay1', amount: 100, reason: '课程已售罄，退回付款' })
    thirdParty.answers = { '/v3/refund': { status: 'PROCESSING' } }
    expect(await refund()).toBe('pending')
    thirdParty.answers = { '/v3/refund': { status: 'SUCCESS' } }
    expect(await refund()).toBe('done')
    expect(thirdParty.seen.map(({ url }) => url)).toEqual([
      '/v3/refund/domestic/refunds',
      '/v3/refund/domestic/refunds',
    ])
    expect(JSON.parse(thirdParty.seen[0]?.body ?? '')).toMatchObject({
      out_trade_no: 'pay1',
      out_refund_no: 'pay1',
      amount: { refund: 100, total: 100, currency: 'CNY' },
    })
    thirdParty.answers = { '/v3/refund': { status: 'ABNORMAL' } }
    await expect(refund()).rejects.toThrow('ABNORMAL')
    thirdParty.status = 500
    await expect(refund()).rejects.toThrow('500')
  })

  test('h5: the address of WeChat Pay; an unavailable one is an error of the catalogue', async () => {
    thirdParty.answers = { '/v3/pay/transactions/h5': { h5_url: 'https://wx.example/pay' } }
    expect(await provider().start({ ...request, channel: 'h5' })).toEqual({
      kind: 'cashier',
      paymentId: 'pay1',
      url: 'https://wx.example/pay',
    })
    thirdParty.status = 500
    await expect(provider().start({ ...request, channel: 'h5' })).rejects.toMatchObject({ code: 'Y50203' })
  })

  test('a notification is opened when it is genuine and fresh', () => {
    const body = encrypted({
      out_trade_no: 'pay1',
      transaction_id: 't1',
      trade_state: 'SUCCESS',
      amount: { total: 100 },
    })
    expect(provider().readNotice(notice(body))).toEqual({
      paymentId: 'pay1',
      outcome: 'paid',
      amount: 100,
      transactionId: 't1',
    })
    expect(() => provider().readNotice(notice(body, time.now, ours.privateKey))).toThrow('signatureInvalid')
    expect(() => provider().readNotice(notice(body, time.now - 301_000))).toThrow('signatureInvalid')
    const closed = encrypted({ out_trade_no: 'pay1', trade_state: 'CLOSED', amount: { total: 100 } })
    expect(provider().readNotice(notice(closed))).toMatchObject({ outcome: 'failed' })
  })

  test('pays an order of the backend from start to notification', async () => {
    thirdParty.answers = { '/v3/pay/transactions/jsapi': { prepay_id: 'p1' } }
    const backend = await startBackend({ payments: provider() })
    backend.time.now = time.now
    const { uid, token } = await backend.login('13800138000')
    time.now = backend.time.now
    const body = { idempotencyKey: 'abcdefgh', goodsId: '270001', agreementVersion: '2.1' }
    const { orderId, payable } = await backend.ask(createOrder, { params: { uid }, body }, token)
    const pay = { params: { uid, orderId }, body: { channel: 'jsapi', openId: 'o1' } } as const
    const payment = await backend.ask(payOrder, pay, token)
    const paymentId = payment.kind === 'wechat' ? payment.paymentId : ''
    const sent = notice(
      encrypted({
        out_trade_no: paymentId,
        transaction_id: 't1',
        trade_state: 'SUCCESS',
        amount: { total: payable },
      }),
    )
    const post = (headers: Record<string, string>) =>
      backend.fastify.inject({
        method: 'POST',
        url: '/course/v1/payments/wechat-notify',
        headers: { 'content-type': 'application/json', ...headers },
        payload: sent.body,
      })
    expect((await post({ ...sent.headers, 'wechatpay-nonce': 'other' })).statusCode).toBe(403)
    expect((await post({})).statusCode).toBe(403)
    expect((await post(sent.headers)).json()).toMatchObject({ code: 'SUCCESS' })
    expect(await backend.ask(orderStatus, { params: { uid, orderId } }, token)).toMatchObject({
      status: 'paid',
      entitled: true,
    })
    await backend.stop()
  })
})
