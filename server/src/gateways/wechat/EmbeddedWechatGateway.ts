import { createHash } from 'node:crypto'
import type { ThirdIdentity, WechatGateway, WechatMessage } from './WechatGateway'

const stable = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)

/**
 * Development: `dev-<anything>` is a login code with a stable identity, `dev-no-openid` one without,
 * `dev-<phone>` a phone-number code. Other codes fail as they would at WeChat.
 */
export class EmbeddedWechatGateway implements WechatGateway {
  constructor(private readonly log: (line: string) => void = () => undefined) {}

  async identify(_thirdType: string, thirdClientId: string, code: string): Promise<ThirdIdentity> {
    if (!code.startsWith('dev-')) throw new Error('invalid code')
    if (code === 'dev-no-openid') return {}
    return { openId: `dev-${stable(`${thirdClientId}:${code}`)}`, unionId: `dev-union-${stable(code)}` }
  }

  async phoneNumber(_thirdClientId: string, code: string): Promise<string> {
    const phone = /^dev-(1\d{10})$/.exec(code)?.[1]
    if (!phone) throw new Error('invalid code')
    return phone
  }

  async jsapiTicket(): Promise<string> {
    return 'embedded-development-ticket'
  }

  async sendMessage(appId: string, { templateId, values }: WechatMessage): Promise<void> {
    this.log(`WeChat message ${templateId} of ${appId}: ${Object.values(values).join(', ')}`)
  }
  async checkText(): Promise<undefined> {
    return undefined
  }
}
