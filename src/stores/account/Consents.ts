import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CallApi } from '@/api'
import type { ClientContext } from './ClientContext'
import type { TextVersion } from './consentVersions'
import type { Outbox } from '../device/Outbox'
import type { SessionStore } from './SessionStore'
import type { UiStore } from '../UiStore'

const GIVE_CONSENT = 'auth.giveConsent'
/** Writes that need no consent: the consent itself, and the end of a session or an account. */
const WITHOUT_CONSENT = [GIVE_CONSENT, 'auth.logout', 'auth.requestDeletion', 'auth.cancelDeletion']

/** A comparison that takes longer holds nothing back. */
const LONGEST_CHECK_MS = 5000

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
 * versions at each start, and asked for again when a text has changed. Until then no write of the account leaves the device.
 */
export class Consents {
  /** Current texts that the account has not agreed to. */
  missing: readonly TextVersion[] = []
  private isChecking = false
  /** The account whose consents were compared since the start. */
  private compared = ''
  /** Pending until the comparison ends: from the start of the app with a session, and during each later comparison. */
  private pending: Promise<void> | undefined = undefined
  private bound: ReturnType<typeof setTimeout> | undefined = undefined
  private resolve: (() => void) | undefined = undefined

  constructor(private readonly deps: ConsentsDeps) {
    makeAutoObservable<this, 'deps' | 'isChecking' | 'compared' | 'pending' | 'bound' | 'resolve'>(
      this,
      {
        deps: false,
        isChecking: false,
        compared: false,
        pending: false,
        bound: false,
        resolve: false,
        missing: observableRef,
      },
      { autoBind: true },
    )
    if (deps.session.isLoggedIn) this.hold()
  }

  /** Resolves when a direct write may leave, after 5 s at the latest; undefined when it may leave now. */
  settled(call: string): Promise<void> | undefined {
    return WITHOUT_CONSENT.includes(call) ? undefined : this.pending
  }

  /** Whether a write of the account needs consent first. */
  needsConsent(call: string): boolean {
    return this.missing.length > 0 && !WITHOUT_CONSENT.includes(call)
  }

  /** Whether a queued call must wait: for consent, or for the comparison at the start. */
  holds(call: string): boolean {
    return call !== GIVE_CONSENT && (this.pending !== undefined || this.missing.length > 0)
  }

  /** Records the consent of a login form. Without a network it records nothing, and the next start asks again. */
  async record(): Promise<void> {
    const { session, call } = this.deps
    const { uid } = session
    const versions = await loadVersions().then((load) => load?.currentVersions(call))
    // Another account may have logged in meanwhile.
    if (versions && uid !== '' && session.uid === uid) this.give(versions)
  }

  /** Compares the versions once for each account since the start. Does nothing while the backend cannot be reached. */
  async check(): Promise<void> {
    const { session, call } = this.deps
    const { uid } = session
    if (!session.isLoggedIn || this.isChecking || this.compared === uid) return
    this.isChecking = true
    this.hold()
    // Send consents that the last visit left behind, so that the comparison knows them. Everything else is held back.
    await this.deps.outbox().flush()
    const missing = await loadVersions().then((load) => load?.missingVersions(call, uid))
    runInAction(() => {
      this.isChecking = false
      if (session.uid !== uid) return
      if (missing) {
        this.missing = missing
        this.compared = uid
      }
      this.settle()
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

  /** Forgets the missing consents and the comparison of a session that has ended. */
  forget(): void {
    this.missing = []
    this.compared = ''
    this.settle()
  }

  private hold(): void {
    clearTimeout(this.bound)
    this.bound = setTimeout(this.release, LONGEST_CHECK_MS)
    this.pending ??= new Promise((resolve) => (this.resolve = resolve))
  }

  private settle(): void {
    clearTimeout(this.bound)
    this.pending = undefined
    this.resolve?.()
  }

  private release(): void {
    this.isChecking = false
    this.settle()
    void this.deps.outbox().flush()
  }

  private give(versions: readonly TextVersion[]): void {
    const { session, client, outbox } = this.deps
    const params = { uid: session.uid }
    for (const { name: document, version } of versions)
      void outbox().add(GIVE_CONSENT, { params, body: { document, version, client: client.container } })
  }
}
