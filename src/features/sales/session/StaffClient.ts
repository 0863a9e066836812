import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { ApiError, type CallApi } from '@/api'
import { type StaffLogin, type StaffMe, staffLogout, staffMe, staffMeSchema } from '@/contracts/staff/session'
import { type StaffPermission, staffScope } from '@/domain/staff/permissions'
import { isReady } from '@/domain/staff/staffRules'
import { readJson } from '@/lib/readJson'
import type { KeyValueStore } from '@/platform/storage'

const STORAGE_KEY = 'staffSession'

const storedSchema = v.object({ token: v.string(), expireTime: v.number(), me: staffMeSchema })
type Stored = v.InferOutput<typeof storedSchema>

interface StaffClientDeps {
  readonly call: CallApi
  readonly storage: KeyValueStore
  now(): number
}

/** The session of a member of staff, apart from the learner's; every call of the area goes through it. */
export class StaffClient {
  private stored: Stored | undefined

  constructor(private readonly deps: StaffClientDeps) {
    const stored = readJson(storedSchema, deps.storage.get(STORAGE_KEY))
    this.stored = stored && stored.expireTime > deps.now() ? stored : undefined
    makeAutoObservable<this, 'deps'>(this, { deps: false, call: false }, { autoBind: true })
  }

  get me(): StaffMe | undefined {
    return this.stored?.me
  }

  /** The token for the `Authorization` header. */
  get token(): string {
    return this.stored?.token ?? ''
  }

  /** Whether the account may do something now: its role may, and its identity is confirmed. */
  may(permission: StaffPermission): boolean {
    const { me } = this
    if (!me) return false
    return (permission === 'self' || isReady(me)) && staffScope(me.role, permission) !== undefined
  }

  begin({ token, expiresIn, me }: StaffLogin): void {
    this.keep({ token, expireTime: this.deps.now() + expiresIn * 1000, me })
  }

  /** Takes over what the backend says of the account. */
  describe(me: StaffMe): void {
    if (this.stored) this.keep({ ...this.stored, me })
  }

  clear(): void {
    this.stored = undefined
    this.deps.storage.remove(STORAGE_KEY)
  }

  /** Makes a call with the session of staff; a 401 ends it. */
  call: CallApi = async (contract, input, options = {}) => {
    const { token } = this
    try {
      return await this.deps.call(contract, input, {
        ...options,
        headers: { ...options.headers, Authorization: `Bearer ${token}` },
      })
    } catch (error) {
      // A call of the session before ends nothing of this one.
      if (error instanceof ApiError && error.status === 401 && token === this.token)
        runInAction(() => this.clear())
      throw error
    }
  }

  async refresh(): Promise<void> {
    if (this.stored) this.describe(await this.call(staffMe, {}, { quiet: true }))
  }

  /** Ends the session here, and on the backend where it can be reached. */
  async logout(): Promise<void> {
    const leaving = this.call(staffLogout, {}, { quiet: true }).catch(() => undefined)
    this.clear()
    await leaving
  }

  private keep(stored: Stored): void {
    this.stored = stored
    this.deps.storage.set(STORAGE_KEY, JSON.stringify(stored))
  }
}
