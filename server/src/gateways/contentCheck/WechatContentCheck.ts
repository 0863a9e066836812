import type { WechatGateway } from '../wechat/WechatGateway'
import type { CheckedContent, ContentCheck, ContentVerdict } from './ContentCheck'

interface WechatCheckDeps {
  readonly wechat: Pick<WechatGateway, 'checkText'>
  /** The identity of an account in the mini-program. */
  identityOf(uid: number): Promise<{ readonly appId: string; readonly openId: string } | undefined>
  /** Judges what WeChat gives no opinion on: texts of accounts without the mini-program. */
  readonly beside: ContentCheck
  warn(error: unknown): void
}

/** WeChat's own check of texts (security.msgSecCheck), beside ours. A text that it could not read waits for a moderator. */
export class WechatContentCheck implements ContentCheck {
  constructor(private readonly deps: WechatCheckDeps) {}

  async check(content: CheckedContent): Promise<ContentVerdict> {
    const own = await this.deps.beside.check(content)
    if (own === 'risky') return own
    const said = await this.ask(content)
    return said === undefined || (said === 'pass' && own === 'review') ? own : said
  }

  private async ask({ uid, text }: CheckedContent): Promise<ContentVerdict | undefined> {
    const identity = await this.deps.identityOf(uid)
    if (!identity) return undefined
    try {
      const { appId, openId } = identity
      return await this.deps.wechat.checkText(appId, { openId, text })
    } catch (error) {
      this.deps.warn(error)
      return 'review'
    }
  }
}
