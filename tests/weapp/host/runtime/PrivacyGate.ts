import type { HostConfig } from '../shared/HostConfig'
import type { Signals } from './Signals'

const CONTRACT = '《小程序隐私保护指引》'

/** The app's report from its own privacy dialog. */
interface Resolution {
  readonly event?: unknown
}

/**
 * WeChat's privacy rule: a gated call waits until the user has agreed. An app that listens to `onNeedPrivacyAuthorization`
 * shows its own dialog; otherwise WeChat shows one (the host agrees or refuses according to its settings).
 */
export class PrivacyGate {
  private agreed: boolean

  constructor(
    private readonly config: HostConfig,
    private readonly checked: boolean,
    private readonly signals: Signals,
  ) {
    this.agreed = config.privacyAgreed
  }

  get setting(): { needAuthorization: boolean; privacyContractName: string } {
    return { needAuthorization: this.checked && !this.agreed, privacyContractName: CONTRACT }
  }

  /** The user tapped a button with `open-type="agreePrivacyAuthorization"`. */
  agree(): void {
    this.agreed = true
  }

  /** Resolves when the call may go on; false when the user refused. */
  pass(referrer: string): Promise<boolean> {
    if (!this.setting.needAuthorization) return Promise.resolve(true)
    if (!this.signals.has('onNeedPrivacyAuthorization')) return Promise.resolve(false)
    return new Promise((settle) => {
      const resolve = ({ event }: Resolution): void => {
        if (event === 'exposureAuthorization') return
        if (event === 'agree') this.agreed = true
        settle(event === 'agree')
      }
      this.signals.emit('onNeedPrivacyAuthorization', resolve, { referrer })
    })
  }
}
