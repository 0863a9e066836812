import { makeAutoObservable, runInAction } from 'mobx'
import { callStream } from '@/api/callStream'
import { type ClueRow, leadStream, type LeadStreamEvent } from '@/contracts/sales/clues'
import type { openStream, OpenStream } from '@/platform/stream'
import type { Stores } from '@/stores/Stores'
import type { StaffClient } from './StaffClient'

const FIRST_BYTE_MS = 15_000
const IDLE_MS = 40_000
/** Waits before a stream that broke is opened again. */
const AGAIN_MS = [1000, 3000, 10_000]
/** Poll interval of devices without streams. */
const POLL_MS = 5000
const MOST_KEPT = 20

interface ListenerDeps extends Pick<Stores, 'identify' | 'ui'> {
  readonly staff: StaffClient
  readonly open: typeof openStream
  readonly apiBase: string
  setTimeout(run: () => void, ms: number): unknown
  /** Makes a sound, where the member wishes one. */
  ring(): void
}

/** Receives new leads over one stream for all pages of the area, and learns when the account is locked. */
export class LeadListener {
  /** New leads since the stream was opened, the newest first. */
  fresh: readonly ClueRow[] = []
  private pages = 0
  private stream: OpenStream | undefined
  private isRunning = false
  private failures = 0
  private readonly seen = new Set<string>()

  constructor(private readonly deps: ListenerDeps) {
    makeAutoObservable<this, 'deps' | 'stream' | 'seen' | 'pages' | 'isRunning' | 'failures'>(
      this,
      { deps: false, stream: false, seen: false, pages: false, isRunning: false, failures: false },
      { autoBind: true },
    )
  }

  /** Registers an open page of the area; returns the function that unregisters it. */
  join(): () => void {
    this.pages += 1
    this.run()
    return () => {
      this.pages -= 1
      if (this.pages === 0) this.stream?.abort()
    }
  }

  /** Opens the stream where a page is there and the member reads leads. */
  run(): void {
    if (this.isRunning || this.pages === 0 || !this.deps.staff.may('clues.read')) return
    this.isRunning = true
    void this.listen().then((wait) => {
      this.isRunning = false
      this.deps.setTimeout(this.run, wait)
    })
  }

  /** Reads one stream to its end; answers how long to wait before the next. */
  private async listen(): Promise<number> {
    const { token } = this.deps.staff
    const headers = { Authorization: `Bearer ${token}` }
    const take = (event: LeadStreamEvent): void => this.take(event, token)
    this.stream = callStream(
      this.deps,
      leadStream,
      {},
      { firstByteMs: FIRST_BYTE_MS, idleMs: IDLE_MS, headers, take },
    )
    if (!this.stream) return this.poll()
    try {
      const end = await this.stream.ended
      if (end.kind === 'answer' && end.status === 401) await this.poll()
      this.failures = 0
      return AGAIN_MS[0] ?? 0
    } catch {
      this.failures += 1
      return AGAIN_MS[Math.min(this.failures, AGAIN_MS.length) - 1] ?? 0
    }
  }

  private async poll(): Promise<number> {
    try {
      const rows = await this.deps.staff.call(leadStream, {}, { quiet: true })
      for (const row of [...rows].reverse()) this.add(row)
    } catch {
      // The next interval retries; a 401 has already ended the session.
    }
    return POLL_MS
  }

  private take(event: LeadStreamEvent, token: string): void {
    if (token !== this.deps.staff.token) return
    if (event.kind === 'lead') this.add(event.lead)
    if (event.kind === 'alert') this.deps.ui.say(event.text)
    // Asking once more ends the session and leads to the login, as every 401 does.
    if (event.kind === 'ended') void this.deps.staff.refresh().catch(() => undefined)
  }

  private add(lead: ClueRow): void {
    if (this.seen.has(lead.id)) return
    this.seen.add(lead.id)
    runInAction(() => {
      this.fresh = [lead, ...this.fresh].slice(0, MOST_KEPT)
    })
    this.deps.ring()
  }

  /** The member has seen the new leads. */
  read(): void {
    this.fresh = []
  }
}
