import * as v from 'valibot'
import type { Clock } from '../../ports/Clock'
import {
  MessageRefused,
  type ThirdIdentity,
  type WechatGateway,
  type WechatMessage,
  type WechatText,
} from './WechatGateway'

const TIMEOUT_MS = 5000
/** Codes of messages that no later try delivers: wrong openid or template, no consent, values that do not fit. */
const REFUSED: ReadonlySet<number> = new Set([40_003, 40_037, 43_101, 47_003])
const identitySchema = v.object({ openid: v.optional(v.string()), unionid: v.optional(v.string()) })
const accessSchema = v.object({ access_token: v.string(), expires_in: v.number() })
const ticketSchema = v.object({ ticket: v.string(), expires_in: v.number() })
const sentSchema = v.object({ errcode: v.optional(v.number(), 0), errmsg: v.optional(v.string(), '') })
const checkedSchema = v.object({
  errcode: v.optional(v.number(), 0),
  errmsg: v.optional(v.string(), ''),
  result: v.optional(v.object({ suggest: v.picklist(['pass', 'review', 'risky']) })),
})
/** The user was not in the mini-program within two hours, or is none of its users. */
const NO_OPINION: ReadonlySet<number> = new Set([40_003, 61_010])
/** The scene "comments" of the check, and the most characters that it reads. */
const COMMENT_SCENE = 2
const MOST_CHECKED = 2500
const phoneSchema = v.object({ phone_info: v.object({ purePhoneNumber: v.string() }) })

interface Kept {
  readonly value: string
  readonly until: number
}

/** WeChat's own servers, for the app ids whose secrets are configured (`WECHAT_APPS`). */
export class HttpWechatGateway implements WechatGateway {
  private readonly kept = new Map<string, Kept>()

  constructor(
    private readonly secrets: Readonly<Record<string, string>>,
    private readonly clock: Clock,
    private readonly host = 'https://api.weixin.qq.com',
  ) {}

  async identify(thirdType: string, thirdClientId: string, code: string): Promise<ThirdIdentity> {
    const secret = this.secretOf(thirdClientId)
    const grant = { secret, grant_type: 'authorization_code' }
    const answer = /mini|weapp/i.test(thirdType)
      ? await this.get('/sns/jscode2session', { appid: thirdClientId, js_code: code, ...grant })
      : await this.get('/sns/oauth2/access_token', { appid: thirdClientId, code, ...grant })
    const { openid, unionid } = v.parse(identitySchema, answer)
    return { openId: openid, unionId: unionid }
  }

  async phoneNumber(thirdClientId: string, code: string): Promise<string> {
    const token = await this.accessToken(thirdClientId)
    const answer = await this.post(`/wxa/business/getuserphonenumber?access_token=${token}`, { code })
    return v.parse(phoneSchema, answer).phone_info.purePhoneNumber
  }

  jsapiTicket(appId: string): Promise<string> {
    return this.keep(`ticket:${appId}`, async () => {
      const token = await this.accessToken(appId)
      const answer = await this.get('/cgi-bin/ticket/getticket', { access_token: token, type: 'jsapi' })
      const { ticket, expires_in } = v.parse(ticketSchema, answer)
      return { value: ticket, seconds: expires_in }
    })
  }

  async sendMessage(appId: string, { openId, templateId, page, values }: WechatMessage): Promise<void> {
    const token = await this.accessToken(appId)
    const data = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]))
    const body = { touser: openId, template_id: templateId, page: page.replace(/^\//, ''), data }
    const answer = await this.post(`/cgi-bin/message/subscribe/send?access_token=${token}`, body)
    const { errcode, errmsg } = v.parse(sentSchema, answer)
    const reason = `WeChat refused a message: ${errcode} ${errmsg}`
    if (REFUSED.has(errcode)) throw new MessageRefused(reason)
    if (errcode !== 0) throw new Error(reason)
  }

  async checkText(appId: string, { openId, text }: WechatText) {
    const token = await this.accessToken(appId)
    const opinions: ('pass' | 'review' | 'risky')[] = []
    for (let at = 0; at < text.length; at += MOST_CHECKED) {
      const content = text.slice(at, at + MOST_CHECKED)
      const body = { version: 2, openid: openId, scene: COMMENT_SCENE, content }
      const answer = await this.post(`/wxa/msg_sec_check?access_token=${token}`, body)
      const { errcode, errmsg, result } = v.parse(checkedSchema, answer)
      if (NO_OPINION.has(errcode)) return undefined
      if (errcode !== 0 || !result) throw new Error(`WeChat checked no text: ${errcode} ${errmsg}`)
      opinions.push(result.suggest)
    }
    return (['risky', 'review'] as const).find((one) => opinions.includes(one)) ?? 'pass'
  }

  private accessToken(appId: string): Promise<string> {
    return this.keep(`token:${appId}`, async () => {
      const answer = await this.post('/cgi-bin/stable_token', {
        grant_type: 'client_credential',
        appid: appId,
        secret: this.secretOf(appId),
      })
      const { access_token, expires_in } = v.parse(accessSchema, answer)
      return { value: access_token, seconds: expires_in }
    })
  }

  private async keep(key: string, load: () => Promise<{ value: string; seconds: number }>): Promise<string> {
    const now = this.clock()
    const known = this.kept.get(key)
    if (known && known.until > now) return known.value
    const { value, seconds } = await load()
    this.kept.set(key, { value, until: now + (seconds - 300) * 1000 })
    return value
  }

  private secretOf(appId: string): string {
    const secret = this.secrets[appId]
    if (!secret) throw new Error('No secret is configured for this app id')
    return secret
  }

  private async get(path: string, query: Record<string, string>): Promise<unknown> {
    const response = await fetch(`${this.host}${path}?${new URLSearchParams(query).toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.json()
  }

  private async post(path: string, body: object): Promise<unknown> {
    const response = await fetch(`${this.host}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.json()
  }
}
