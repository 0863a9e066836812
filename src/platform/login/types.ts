export interface Login {
  /** A one-time WeChat code where the platform hands one out at once (mini-program). */
  wechatCode(): Promise<string | undefined>
  /** Sends the visitor to WeChat's consent page; he returns to the path `returnTo` of this site with a code (WeChat browser only). */
  startWechatOAuth(appId: string, returnTo: string): void
  /** Takes the code that WeChat appended to the address, and removes it from there. */
  takeOAuthCode(): string | undefined
  /** Opens a link of the surrounding native app (its own login page, say). */
  handToNative(link: string): void
}
