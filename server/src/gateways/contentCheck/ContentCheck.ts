/** A text with its pictures, and the account that wrote it. */
export interface CheckedContent {
  readonly uid: number
  readonly text: string
  readonly pictures: readonly string[]
}

/** `risky` is refused, `review` is queued for a moderator. */
export type ContentVerdict = 'pass' | 'review' | 'risky'

/** A third party that judges what users publish (WeChat: security.msgSecCheck). */
export interface ContentCheck {
  check(content: CheckedContent): Promise<ContentVerdict>
}
