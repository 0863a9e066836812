import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import type { Token } from '@/contracts/auth/token'
import type { KeyValueStore } from '@/platform/storage'
import { readJson } from '@/lib/readJson'
import { accountValues } from './parkValues'

/** Seed §3 User session. `expireTime` in milliseconds since the epoch, `isBind` -1 while unknown. */
const sessionSchema = v.object({
  uid: v.string(),
  authorization: v.string(),
  expireTime: v.number(),
  phone: v.fallback(v.string(), ''),
  avatar: v.fallback(v.string(), ''),
  name: v.fallback(v.string(), ''),
  unionId: v.fallback(v.string(), ''),
  openId: v.fallback(v.string(), ''),
  loginName: v.fallback(v.string(), ''),
  isBind: v.fallback(v.number(), -1),
})
export type UserSession = v.InferOutput<typeof sessionSchema>

const EMPTY: UserSession = {
  uid: '',
  authorization: '',
  expireTime: 0,
  phone: '',
  avatar: '',
  name: '',
  unionId: '',
  openId: '',
  loginName: '',
  isBind: -1,
}

const STORAGE_KEY = 'userInfo'

interface SessionDeps {
  readonly storage: KeyValueStore
  now(): number
}

/** The login session. It survives a restart; an expired session is dropped when it is read (seed §4). */
export class SessionStore {
  user: UserSession = EMPTY
  /** Increases when pages must drop their state: after a logout and after the login of another account. */
  generation = 0

  private readonly values: ReturnType<typeof accountValues>

  constructor(private readonly deps: SessionDeps) {
    this.values = accountValues(deps.storage)
    this.user = readJson(sessionSchema, deps.storage.get(STORAGE_KEY)) ?? EMPTY
    makeAutoObservable<this, 'deps' | 'values'>(this, { deps: false, values: false }, { autoBind: true })
    this.dropIfExpired()
    if (!this.isLoggedIn) this.values.start()
  }

  get uid(): string {
    return this.user.uid
  }

  get isLoggedIn(): boolean {
    return this.user.uid !== ''
  }

  /** The token for the `Authorization` header, empty when there is none or it has run out. */
  get authorization(): string {
    const { authorization, expireTime } = this.user
    return expireTime > this.deps.now() ? authorization : ''
  }

  /** Takes a login response: the token runs out `expires_in` seconds from now (seed §4). */
  begin(token: Token, known: Partial<Pick<UserSession, 'phone' | 'loginName' | 'name'>> = {}): void {
    const third = token.third_user_deatil?.raw_user_info
    if (this.values.enter(token.uid)) this.generation += 1
    this.save({
      ...EMPTY,
      uid: token.uid,
      authorization: token.access_token,
      expireTime: this.deps.now() + token.expires_in * 1000,
      openId: third?.openid ?? '',
      unionId: third?.unionid ?? '',
      ...known,
    })
  }

  /** Adds fields from profile calls. */
  describe(fields: Partial<Omit<UserSession, 'uid' | 'authorization' | 'expireTime'>>): void {
    if (this.isLoggedIn) this.save({ ...this.user, ...fields })
  }

  /** Clears the user on logout and on every 401, and moves the account's values away. */
  clear(by: 'logout' | 'expiry' = 'expiry'): void {
    if (this.isLoggedIn) this.values.leave(this.uid, by)
    if (by === 'logout') this.generation += 1
    this.user = EMPTY
    this.deps.storage.remove(STORAGE_KEY)
  }

  /** Clears stored user data when `expire_time` is set and passed (seed §4). */
  dropIfExpired(): void {
    if (this.user.expireTime > 0 && this.user.expireTime <= this.deps.now()) this.clear()
  }

  private save(user: UserSession): void {
    this.user = user
    this.deps.storage.set(STORAGE_KEY, JSON.stringify(user))
  }
}
