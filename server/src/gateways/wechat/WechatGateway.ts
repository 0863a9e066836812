/** Who a one-time code stands for. A missing openId is an error of the provider that the caller reports. */
export interface ThirdIdentity {
  readonly openId?: string | undefined
  readonly unionId?: string | undefined
}

/** What the backend asks of WeChat. Every call rejects when WeChat does not answer. */
export interface WechatGateway {
  /** Exchanges a login code; `thirdClientId` is the app id. */
  identify(thirdType: string, thirdClientId: string, code: string): Promise<ThirdIdentity>
  /** Exchanges the code of the mini-program's phone-number button. */
  phoneNumber(thirdClientId: string, code: string): Promise<string>
  /** The current jsapi ticket of an official account. */
  jsapiTicket(appId: string): Promise<string>
}
