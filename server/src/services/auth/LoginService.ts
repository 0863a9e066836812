import { codeTypes } from '@/contracts/auth/smsCode'
import type { Token } from '@/contracts/auth/token'
import type { Db } from '../../db/Database'
import { withLock } from '../../db/withLock'
import type { ThirdIdentity, WechatGateway } from '../../gateways/wechat/WechatGateway'
import { ApiError } from '../../http/ApiError'
import { hitNetworkLimit } from '../../http/hitNetworkLimit'
import { orThrow } from '../../http/orThrow'
import type { RateLimiter } from '../../http/RateLimiter'
import type { Clock } from '../../ports/Clock'
import type { Random } from '../../ports/Random'
import { lockAccount } from '../../repository/lockAccount'
import type { AccountRemoval } from './AccountRemoval'
import type { PasswordLock } from './PasswordLock'
import { passwordMatches } from './passwordHash'
import type { SmsCodeService } from './SmsCodeService'
import type { TokenService } from './TokenService'
import { type IdentityRow, type UserRow, UserRepository } from './UserRepository'

const HOUR = 3_600_000

export interface LoginDeps {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly limiter: RateLimiter
  /** Passwords that one network may try in an hour. */
  readonly perAddress: number
  readonly codes: SmsCodeService
  readonly tokens: TokenService
  readonly lock: PasswordLock
  readonly removal: AccountRemoval
  readonly wechat: WechatGateway
  /** Grants a new user's gifts, such as coupons of the first visit. */
  readonly welcome: (uid: number) => Promise<void>
}

/** Origin of a third-party code. */
export interface ThirdCode {
  readonly thirdType: string
  readonly thirdClientId: string
  readonly code: string
}

/** An identity with an openid; without one it cannot be matched. */
type KnownIdentity = ThirdIdentity & { readonly openId: string }

/** The ways to log in. Every one ends in a token; an unknown phone or identity becomes a new user. */
export class LoginService {
  constructor(private readonly deps: LoginDeps) {}

  async bySms(phone: string, code: string, clientId: string): Promise<Token> {
    await this.deps.codes.consume(phone, code, codeTypes.login)
    return this.openByPhone(await this.userOfPhone(phone), clientId)
  }

  async byPassword(loginName: string, digest: string, clientId: string, address: string): Promise<Token> {
    const { db, lock, limiter, perAddress } = this.deps
    if (!(await hitNetworkLimit(limiter, { name: 'password', address, most: perAddress, windowMs: HOUR }))) {
      throw new ApiError('tooManyRequests')
    }
    // Counted before the slow hash: of many at once only those within the limit are evaluated.
    if (!(await lock.takeTry(loginName))) throw new ApiError('loginLocked')
    const user = await new UserRepository(db).byPhone(loginName)
    const usable = user && !this.deps.removal.isDue(user) ? user : null
    if (!(await passwordMatches(digest, usable?.passwordHash ?? null)) || !usable) {
      throw new ApiError('loginFailed')
    }
    const opened = await this.openIf(
      usable.uid,
      clientId,
      ({ phone, passwordHash }) => phone === loginName && passwordHash === usable.passwordHash,
    )
    await lock.clear(loginName)
    return orThrow(opened, 'loginFailed')
  }

  async byThirdParty(third: ThirdCode, clientId: string): Promise<Token> {
    const identity = await this.identify(third)
    const { user, opened } = await this.openIdentity(third, identity, clientId)
    return {
      ...opened,
      username: user.name ?? '',
      third_user_deatil: {
        raw_user_info: { openid: identity.openId, ...(identity.unionId && { unionid: identity.unionId }) },
      },
    }
  }

  /** The account may be merged into another at that moment: then the identity is that one's, and it is looked up once more. */
  private async openIdentity(
    third: ThirdCode,
    identity: KnownIdentity,
    clientId: string,
  ): Promise<{ readonly user: UserRow; readonly opened: Token }> {
    for (let turn = 0; turn < 2; turn += 1) {
      const user = await this.userOfIdentity(third, identity)
      const opened = await this.openIf(user.uid, clientId, ({ deletedAt }) => deletedAt === null)
      if (opened) return { user, opened }
    }
    throw new ApiError('loginStale')
  }

  /** The phone-number button of the mini-program; `loginCode` binds the WeChat identity on the way. */
  async byWechatPhone(thirdClientId: string, code: string, loginCode?: string): Promise<Token> {
    const phone = await this.phoneNumber(thirdClientId, code)
    const user = await this.userOfPhone(phone)
    if (loginCode) await this.attachByCode(user.uid, { thirdType: 'weapp', thirdClientId, code: loginCode })
    return this.openByPhone(user, 'weapp')
  }

  /** The phone behind a code of the phone-number button. */
  async phoneNumber(thirdClientId: string, code: string): Promise<string> {
    return this.deps.wechat.phoneNumber(thirdClientId, code).catch(() => {
      throw new ApiError('thirdFailed')
    })
  }

  /** Exchanges a third-party code; a missing openid is the seed's own error. */
  async identify({ thirdType, thirdClientId, code }: ThirdCode): Promise<KnownIdentity> {
    const identity = await this.deps.wechat.identify(thirdType, thirdClientId, code).catch(() => {
      throw new ApiError('thirdFailed')
    })
    return { ...identity, openId: orThrow(identity.openId, 'openIdMissing') }
  }

  /** A token and what a login answers beside it. */
  async open(user: UserRow, clientId: string, db = this.deps.db): Promise<Token> {
    const issued = await this.deps.tokens.issue(user.uid, clientId, db)
    return { ...issued, uid: String(user.uid), register_time: user.registeredAt, msg: '登录成功' }
  }

  /** A token for a user proved by a code to the phone. */
  private async openByPhone(user: UserRow, clientId: string): Promise<Token> {
    const opened = await this.openIf(user.uid, clientId, ({ phone }) => phone === user.phone)
    return orThrow(opened, 'loginStale')
  }

  /**
   * A token for a user proved a moment ago; undefined when the proof is stale. A change of phone or password ends all
   * sessions: a concurrent login waits for it, or ends with the others.
   */
  private openIf(
    uid: number,
    clientId: string,
    isProved: (user: UserRow) => boolean,
  ): Promise<Token | undefined> {
    return this.deps.db.transaction(async (tx) => {
      const user = await new UserRepository(tx).holdByUid(uid)
      return user && isProved(user) ? this.open(user, clientId, tx) : undefined
    })
  }

  /** The account that has a phone; one whose grace has passed goes first. */
  async ownerOf(phone: string): Promise<UserRow | undefined> {
    const users = new UserRepository(this.deps.db)
    const known = await users.byPhone(phone)
    if (!known || !this.deps.removal.isDue(known)) return known
    await this.deps.removal.removeIfDue(known.uid)
    return users.byPhone(phone)
  }

  /** Serializes first logins of one identity, so that parallel ones create one user. */
  oneIdentity<T>(third: ThirdCode, identity: KnownIdentity, work: (tx: Db) => Promise<T>): Promise<T> {
    const name = `identity:${identity.unionId ?? `${third.thirdClientId}:${identity.openId}`}`
    return withLock(this.deps.db, name, work)
  }

  /** Binds an identity inside `oneIdentity`; undefined when another account has it, or this one is gone. */
  async attach(
    tx: Db,
    uid: number,
    third: ThirdCode,
    identity: KnownIdentity,
  ): Promise<IdentityRow | undefined> {
    const boundAt = this.deps.clock()
    if (!(await lockAccount(tx, uid, boundAt))) return undefined
    const { thirdType, thirdClientId } = third
    const { openId, unionId = null } = identity
    const row = { uid, thirdType, thirdClientId, openId, unionId, boundAt }
    return new UserRepository(tx).insertIdentity(row)
  }

  private async attachByCode(uid: number, third: ThirdCode): Promise<void> {
    const identity = await this.identify(third)
    await this.oneIdentity(third, identity, (tx) => this.attach(tx, uid, third, identity))
  }

  private async userOfPhone(phone: string): Promise<UserRow> {
    const known = await this.ownerOf(phone)
    if (known) return known
    const created = await this.create(phone)
    // Two first logins at once: the other one made the user.
    return created ?? orThrow(await new UserRepository(this.deps.db).byPhone(phone), 'internal')
  }

  private async userOfIdentity(third: ThirdCode, identity: KnownIdentity): Promise<UserRow> {
    const found = await this.oneIdentity(third, identity, (tx) => this.findOrCreate(tx, third, identity))
    if (found.isNew) await this.deps.welcome(found.user.uid)
    return found.user
  }

  private async findOrCreate(tx: Db, third: ThirdCode, identity: KnownIdentity) {
    const users = new UserRepository(tx)
    const bound = await users.identity(third.thirdClientId, identity.openId)
    const uid = bound?.uid ?? (identity.unionId && (await users.byUnionId(identity.unionId)))
    const known = uid ? await users.byUid(uid) : undefined
    const isDue = known !== undefined && this.deps.removal.isDue(known)
    // Its identities go with it.
    if (isDue) await this.deps.removal.removeIfDue(known.uid, tx)
    const usable = isDue ? undefined : known
    const user = usable ?? orThrow(await this.insertUser(tx, null), 'internal')
    const isNew = usable === undefined
    if (bound?.uid !== user.uid) await this.attach(tx, user.uid, third, identity)
    return { user, isNew }
  }

  private async create(phone: string | null): Promise<UserRow | undefined> {
    const user = await this.insertUser(this.deps.db, phone)
    if (user) await this.deps.welcome(user.uid)
    return user
  }

  private insertUser(db: Db, phone: string | null): Promise<UserRow | undefined> {
    const { clock, random } = this.deps
    const inviteCode = random.id().slice(0, 10)
    return new UserRepository(db).insert({ phone, inviteCode, registeredAt: clock() })
  }
}
