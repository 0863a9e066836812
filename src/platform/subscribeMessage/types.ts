/** One-time messages that WeChat delivers after the learner has agreed to one. */
export interface SubscribeMessage {
  /** Whether this target has such messages at all. */
  readonly isThere: boolean
  /**
   * Requests consent to one message of a template, out of a tap; false where the client cannot, or the learner
   * declines.
   */
  ask(templateId: string): Promise<boolean>
}
