/** Contents and target of a share. */
export interface ShareCard {
  readonly title: string
  readonly description: string
  readonly imageUrl: string
  /** Absolute public address on H5. */
  readonly link: string
  /** Page path of the mini-program. */
  readonly pagePath: string
}

export interface WechatSignature {
  readonly timestamp: number
  readonly noncestr: string
  readonly signature: string
}

export interface ShareSetup {
  readonly appId: string
  /** Asks the backend to sign an address; retried up to three times (seed §7). */
  sign(url: string): Promise<WechatSignature>
}

/**
 * Where a page may be shared: `all`; `friends` without the timeline, in which no one can log in; `none` for a page of its reader's
 * own data.
 */
export type ShareReach = 'all' | 'friends' | 'none'

export interface Share {
  /** Makes WeChat's own share menu ready; resolves to whether it is. Nothing to do in the mini-program. */
  setUp(setup: ShareSetup): Promise<boolean>
  /** Says what a share carries from now on, and how far WeChat's menu takes it. */
  offer(card: ShareCard, reach: ShareReach): void
  /** The card of the moment, which the mini-program's share messages read. */
  current(): ShareCard | undefined
}
