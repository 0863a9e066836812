/** The identity behind a one-time code. A missing openId is a provider error that the caller reports. */
export interface ThirdIdentity {
  readonly openId?: string | undefined
  readonly unionId?: string | undefined
}

/** Calls to WeChat. Each rejects when WeChat does not answer. */
export interface WechatGateway {
  /** Exchanges a login code; `thirdClientId` is the app id. */
  identify(thirdType: string, thirdClientId: string, code: string): Promise<ThirdIdentity>
  /** Exchanges the code of the mini-program's phone-number button. */
  phoneNumber(thirdClientId: string, code: string): Promise<string>
  /** The current jsapi ticket of an official account. */
  jsapiTicket(appId: string): Promise<string>
}
