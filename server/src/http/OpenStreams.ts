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

/** Counts the open event streams of this process by reader: each holds memory and a connection. */
export class OpenStreams {
  private readonly limits: StreamLimits
  private readonly byReader = new Map<string, number>()
  private all = 0

  constructor(limits: Partial<StreamLimits> = {}) {
    this.limits = { ...LIMITS, ...limits }
  }

  /** Counts a stream until its connection ends; throws `streamsTooMany` when its reader has enough of them, `unavailable` when the process has. */
  hold({ session, staff, ip }: FastifyRequest, { raw: connection }: FastifyReply): void {
    const { perUser, perAddress, inAll } = this.limits
    const member = session ? `user ${session.uid}` : staff && `staff ${staff.staffId}`
    const reader = member ?? `address ${doorOf(ip)}`
    const open = this.byReader.get(reader) ?? 0
    if (open >= (member ? perUser : perAddress)) throw new ApiError('streamsTooMany')
    // A destroyed connection emits no close event, so refuse it here.
    if (this.all >= inAll || connection.destroyed) throw new ApiError('unavailable')
    this.count(reader, 1)
    connection.once('close', () => this.count(reader, -1))
  }

  private count(reader: string, change: 1 | -1): void {
    this.all += change
    const open = (this.byReader.get(reader) ?? 0) + change
    if (open > 0) this.byReader.set(reader, open)
    else this.byReader.delete(reader)
  }
}
