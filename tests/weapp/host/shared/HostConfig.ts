/** How the payment sheet of the host ends. `ask` shows the sheet and waits for a tap. */
export type PaymentOutcome = 'ask' | 'ok' | 'cancel' | 'fail'

/** Device, account and launch settings of a test or preview. */
export interface HostConfig {
  readonly appid: string
  readonly version: string
  readonly envVersion: 'develop' | 'trial' | 'release'
  /** The `code` of `wx.login`. */
  readonly loginCode: string
  /** Answer of the phone-number button; null means refused. */
  readonly phoneCode: string | null
  /** Origins that `wx.request` may reach; null allows all, as with "不校验合法域名". */
  readonly domains: readonly string[] | null
  /** Compiled-in origin → where it is served in this run. */
  readonly origins: Readonly<Record<string, string>>
  /** Run page files when they are first opened, as app.json's `lazyCodeLoading` asks. */
  readonly lazy: boolean
  /** Scene value of the launch (1001 list, 1011 QR code, 1007 share card, 1154 single-page mode in Moments). */
  readonly scene: number | null
  /** WeChat's font-size setting in px; 16 is the default, 22.4 is 1.4 times that. */
  readonly fontSizeSetting: number
  readonly networkType: string
  /** Whether the user has agreed to the privacy guideline already. */
  readonly privacyAgreed: boolean
  /** Whether a phone album, camera and similar authorisations are granted when asked for. */
  readonly authorize: boolean
  readonly payment: PaymentOutcome
  /** Whether a swiper with `autoplay` moves by itself: where none does, all that is sent is a tap's doing. */
  readonly swipersMove: boolean
  /** Answers that replace a call of `wx`, by name. */
  readonly mocks: Readonly<Record<string, unknown>>
}

/** An agreeing user on a good network, opening the app from the list. */
export const defaultHostConfig: HostConfig = {
  appid: 'touristappid',
  version: '0.0.0',
  envVersion: 'develop',
  loginCode: 'host-login-code',
  phoneCode: 'host-phone-code',
  domains: null,
  origins: {},
  lazy: false,
  scene: null,
  fontSizeSetting: 16,
  networkType: 'wifi',
  privacyAgreed: true,
  authorize: true,
  payment: 'ask',
  swipersMove: true,
  mocks: {},
}
