import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CallApi } from '@/api'
import type { ClientContext } from './ClientContext'
import type { TextVersion } from './consentVersions'
import type { Outbox } from '../device/Outbox'
import type { SessionStore } from './SessionStore'
import type { UiStore } from '../UiStore'

const GIVE_CONSENT = 'auth.giveConsent'

/** The script that asks for versions; undefined without a network. */
const loadVersions = () => import('./consentVersions').catch(() => undefined)

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

  /** Records the consent of a login form. Without a network it records nothing, and the next start asks again. */
  async record(): Promise<void> {
    const versions = await loadVersions().then((load) => load?.currentVersions(this.deps.call))
    if (versions) this.give(versions)
  }

  /** Compares the versions at a start. Asks for nothing while the backend cannot be reached. */
  async check(): Promise<void> {
    const { session, call } = this.deps
    const { uid } = session
    if (!session.isLoggedIn) return
    this.isChecking = true
    // Send consents that the last visit left behind, so that the comparison knows them. Everything else is held back.
    await this.deps.outbox().flush()
    const missing = await loadVersions().then((load) => load?.missingVersions(call, uid))
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

  /** Forgets the missing consents of a session that has ended. */
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
