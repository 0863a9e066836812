import { makeAutoObservable } from 'mobx'
import { Task } from '@/stores/page/Task'
import type { UiStore } from '@/stores/UiStore'
import { codeNotSentText } from './codeNotSentText'
import { Countdown } from './Countdown'
import { SMS_COUNTDOWN_SECONDS } from './loginRules'

/** Sends a code to a phone; calls `onCheck` when the device first has to solve the human check. */
type Send = (phone: string, onCheck: () => void) => Promise<void>

/** Sends SMS codes: the button's text, and the wait between two codes (seed §4: 60 s, then 再次发送). */
export class CodeSender {
  isChecking = false
  private hasSent = false
  private readonly sending = new Task()
  private readonly countdown = new Countdown()

  constructor(
    private readonly ui: Pick<UiStore, 'say'>,
    private readonly ask: Send,
  ) {
    makeAutoObservable<this, 'ui' | 'ask' | 'countdown'>(
      this,
      { ui: false, ask: false, countdown: false },
      { autoBind: true },
    )
  }

  get text(): string {
    if (this.isChecking) return '正在确认'
    if (this.countdown.isRunning) return `${this.countdown.left}s`
    return this.hasSent ? '再次发送' : '获取验证码'
  }

  /** A code was sent a moment ago. */
  get isWaiting(): boolean {
    return this.countdown.isRunning
  }

  get isSending(): boolean {
    return this.sending.isRunning
  }

  /** Sends a code, unless one was sent a moment ago; a refusal is said. */
  async send(phone: string): Promise<void> {
    if (this.isWaiting) return
    const send = async (): Promise<void> => {
      await this.ask(phone, () => this.check(true))
      this.markSent()
    }
    await this.sending.run(send, (error) => this.ui.say(codeNotSentText(error)))
    this.check(false)
  }

  dispose(): void {
    this.countdown.stop()
  }

  private check(isChecking: boolean): void {
    this.isChecking = isChecking
  }

  private markSent(): void {
    this.hasSent = true
    this.countdown.start(SMS_COUNTDOWN_SECONDS)
  }
}
