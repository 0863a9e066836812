import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from './ApiError'
import { doorOf } from './networkOf'

/** How many event streams a process holds open at once. */
export interface StreamLimits {
  readonly perUser: number
  /** Of visitors without a login behind one address, which may be a school's. */
  readonly perAddress: number
  readonly inAll: number
}

const LIMITS: StreamLimits = { perUser: 10, perAddress: 200, inAll: 5000 }

/** Of some sessions, by the hash of their token, those that live. */
export type AliveOf = (tokenHashes: readonly string[]) => Promise<ReadonlySet<string>>

/** Between two looks at the sessions behind streams. */
const LOOK_EVERY_MS = 5000

/**
 * The event streams that are open at this process, by who reads them: each costs memory and a connection for as long as it is held.
 * One that was opened with a login ends soon after its session does, whatever ended that, and at whichever process.
 */
export class OpenStreams {
  private readonly limits: StreamLimits
  private readonly byReader = new Map<string, number>()
  /** The sessions behind connections. */
  private readonly sessions = new Map<FastifyReply['raw'], string>()
  private timer: ReturnType<typeof setInterval> | undefined
  private all = 0

  constructor(
    limits: Partial<StreamLimits> = {},
    private readonly aliveOf: AliveOf = async (hashes) => new Set(hashes),
  ) {
    this.limits = { ...LIMITS, ...limits }
  }

  /**
   * Counts a stream, or an answer that is waited for as a whole, until its connection ends. The two are counted apart: a reader
   * with too many streams still gets whole answers. Throws `streamsTooMany` when its reader has enough of them, `unavailable` when the
   * process has.
   */
  hold(
    { session, staff, ip }: FastifyRequest,
    { raw: connection }: FastifyReply,
    kind: 'stream' | 'whole' = 'stream',
  ): void {
    const { perUser, perAddress, inAll } = this.limits
    const member = session ? `user ${session.uid}` : staff && `staff ${staff.staffId}`
    const reader = `${kind} of ${member ?? `address ${doorOf(ip)}`}`
    const open = this.byReader.get(reader) ?? 0
    if (open >= (member ? perUser : perAddress)) throw new ApiError('streamsTooMany')
    // A destroyed connection emits no close event, so refuse it here.
    if (this.all >= inAll || connection.destroyed) throw new ApiError('unavailable')
    this.count(reader, 1)
    if (session) this.follow(connection, session.tokenHash)
    connection.once('close', () => {
      this.sessions.delete(connection)
      this.count(reader, -1)
    })
  }

  /** Ends the streams whose session has ended; a look that fails is made again. */
  async look(): Promise<void> {
    const followed = [...this.sessions]
    if (followed.length === 0) return
    const alive = await this.aliveOf([...new Set(followed.map(([, tokenHash]) => tokenHash))])
    for (const [connection, tokenHash] of followed) if (!alive.has(tokenHash)) connection.destroy()
  }

  /** Looks no more. */
  close(): void {
    clearInterval(this.timer)
  }

  private follow(connection: FastifyReply['raw'], tokenHash: string): void {
    this.sessions.set(connection, tokenHash)
    this.timer ??= setInterval(() => void this.look().catch(() => undefined), LOOK_EVERY_MS).unref()
  }

  private count(reader: string, change: 1 | -1): void {
    this.all += change
    const open = (this.byReader.get(reader) ?? 0) + change
    if (open > 0) this.byReader.set(reader, open)
    else this.byReader.delete(reader)
  }
}
