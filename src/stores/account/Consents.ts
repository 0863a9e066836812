import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CallApi } from '@/api'
import type { ClientContext } from './ClientContext'
import type { TextVersion } from './consentVersions'
import type { Outbox } from '../device/Outbox'
import type { SessionStore } from './SessionStore'
import type { UiStore } from '../UiStore'

const GIVE_CONSENT = 'auth.giveConsent'

interface ConsentsDeps {
  readonly call: CallApi
  readonly client: ClientContext
  readonly session: SessionStore
  readonly ui: UiStore
  outbox(): Outbox
}

/**
 * Consent to the agreement and the privacy policy: recorded after each login with version and client, compared with the current
 * versions at each start, and asked for again when a text has changed. Until then the outbox holds everything else back.
 */
export class Consents {
  /** Current texts that the account has not agreed to. */
  missing: readonly TextVersion[] = []
  private isChecking = false

  constructor(private readonly deps: ConsentsDeps) {
    makeAutoObservable<this, 'deps' | 'isChecking'>(
      this,
      { deps: false, isChecking: false, missing: observableRef },
      { autoBind: true },
    )
  }

  /** Whether a queued call must wait for consent. */
  holds(call: string): boolean {
    return call !== GIVE_CONSENT && (this.isChecking || this.missing.length > 0)
  }

  /** The learner ticked 我已阅读并同意 and has logged in. Without a network the next start asks again. */
  async record(): Promise<void> {
    const { currentVersions } = await import('./consentVersions')
    const versions = await currentVersions(this.deps.call)
    if (versions) this.give(versions)
  }

  /** Compares at a start; asked for nothing when the backend cannot be reached. */
  async check(): Promise<void> {
    const { session, call } = this.deps
    const { uid } = session
    if (!session.isLoggedIn) return
    this.isChecking = true
    // A consent that the last visit could not send counts: it goes out first, and nothing else does.
    await this.deps.outbox().flush()
    const missing = await import('./consentVersions')
      .then(({ missingVersions }) => missingVersions(call, uid))
      .catch(() => undefined)
    runInAction(() => {
      this.isChecking = false
      if (missing && session.uid === uid) this.missing = missing
    })
    await this.deps.outbox().flush()
  }

  /** Opens the dialog where consent is missing, except over the page on which the texts are read. */
  ask(route: string): void {
    const { ui, session } = this.deps
    if (this.missing.length === 0 || !session.isLoggedIn || route === 'license') return
    if (ui.dialog?.kind !== 'consent') void ui.openDialog({ kind: 'consent' })
  }

  agree(): void {
    const { missing } = this
    this.missing = []
    this.give(missing)
    this.deps.ui.close(true)
  }

  /** The session ends: another account is asked for itself. */
  forget(): void {
    this.missing = []
  }

  private give(versions: readonly TextVersion[]): void {
    const { session, client, outbox } = this.deps
    const params = { uid: session.uid }
    for (const { name: document, version } of versions)
      void outbox().add(GIVE_CONSENT, { params, body: { document, version, client: client.container } })
  }
}
