/** The identity behind a one-time code. A missing openId is a provider error that the caller reports. */
export interface ThirdIdentity {
  readonly openId?: string | undefined
  readonly unionId?: string | undefined
}

/** A message that a learner has agreed to once in the mini-program. */
export interface WechatMessage {
  readonly openId: string
  readonly templateId: string
  /** The page that a tap opens. */
  readonly page: string
  /** Values by their keys in the template. */
  readonly values: Readonly<Record<string, string>>
}

/** A message that WeChat will never deliver: the consent is used up or withdrawn, or the template is wrong. */
export class MessageRefused extends Error {}

/** A text that a user of the mini-program publishes. */
export interface WechatText {
  readonly openId: string
  readonly text: string
}

/** Calls to WeChat. Each rejects when WeChat does not answer. */
export interface WechatGateway {
  /** Exchanges a login code; `thirdClientId` is the app id. */
  identify(thirdType: string, thirdClientId: string, code: string): Promise<ThirdIdentity>
  /** Exchanges the code of the mini-program's phone-number button. */
  phoneNumber(thirdClientId: string, code: string): Promise<string>
  /** The current jsapi ticket of an official account. */
  jsapiTicket(appId: string): Promise<string>
  /** Sends a subscribed message of the mini-program. */
  sendMessage(appId: string, message: WechatMessage): Promise<void>
  /** WeChat's opinion of a text; undefined where WeChat gives none, since the user was not in the mini-program lately. */
  checkText(appId: string, text: WechatText): Promise<'pass' | 'review' | 'risky' | undefined>
}
