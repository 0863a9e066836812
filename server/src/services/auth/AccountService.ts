import { and, desc, eq } from 'drizzle-orm'
import type { Account, Consent, Deletion, Profile } from '@/contracts/auth/account'
import { codeTypes } from '@/contracts/auth/smsCode'
import type { ThirdBinding } from '@/contracts/auth/thirdParty'
import type { Token } from '@/contracts/auth/token'
import { consents, invitations } from '../../db/schema/accounts'
import { isUniqueViolation } from '../../db/isUniqueViolation'
import { withLock } from '../../db/withLock'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import { DELETION_GRACE } from '../../repository/lockAccount'
import { accountLimits as limits } from './accountLimits'
import type { AccountMerge } from './AccountMerge'
import { accountOf, profileOf } from './accountOf'
import type { LoginDeps, LoginService, ThirdCode } from './LoginService'
import { hashPassword } from './passwordHash'
import { type IdentityRow, type UserRow, UserRepository } from './UserRepository'

const bindingOf = (row: IdentityRow): ThirdBinding => ({
  thirdType: row.thirdType,
  thirdClientId: row.thirdClientId,
  openId: row.openId,
  ...(row.unionId && { unionId: row.unionId }),
})

const deletionOf = ({ deletionRequestedAt: requestedAt }: UserRow): Deletion =>
  requestedAt === null
    ? { pending: false }
    : { pending: true, requestedAt, effectiveAt: requestedAt + DELETION_GRACE }

/** The phone was free at the lookup: of two concurrent claims one violates the unique index. */
const comesSecond = (error: unknown): never => {
  throw isUniqueViolation(error) ? new ApiError('phoneTaken') : error
}

/** Account actions of a logged-in user. */
export class AccountService {
  private readonly users: UserRepository

  constructor(
    private readonly deps: LoginDeps,
    private readonly login: LoginService,
    private readonly merge: AccountMerge,
    private readonly isSeller: (inviteCode: string) => Promise<boolean>,
  ) {
    this.users = new UserRepository(deps.db)
  }

  async account(uid: number): Promise<Account> {
    return accountOf(await this.user(uid), await this.users.identitiesOf(uid))
  }

  async profile(uid: number): Promise<Profile> {
    const user = await this.user(uid)
    if (!user.name) throw new ApiError('profileMissing')
    return profileOf(user)
  }

  async rename(uid: number, change: { name: string; avatar?: string | undefined }): Promise<Profile> {
    const { name, avatar } = change
    const user = await this.users.update(uid, { name, ...(avatar !== undefined && { avatar }) })
    return profileOf(orThrow(user, 'unauthorized'))
  }

  async register(uid: number, name: string, branchId: string | undefined): Promise<Profile> {
    const user = await this.users.update(uid, { name, ...(branchId && { branchId }) })
    return profileOf(orThrow(user, 'unauthorized'))
  }

  /** Whether an active user has this invite code. */
  async isInviter(inviteCode: string): Promise<boolean> {
    return (await this.users.byInviteCode(inviteCode)) !== undefined
  }

  /**
   * Binds the first invitation only; refuses unknown codes, the user's own code, and inviters that the user invited, directly
   * or through others. The lock keeps two accounts from inviting each other at once.
   */
  async bindInvitation(uid: number, inviteCode: string): Promise<boolean> {
    const isSeller = await this.isSeller(inviteCode)
    return withLock(this.deps.db, 'invitations', async (tx) => {
      const users = new UserRepository(tx)
      const inviter = await users.byInviteCode(inviteCode)
      if (inviter ? await users.isInvitedBy(inviter.uid, uid) : !isSeller) return false
      const bound = await tx
        .insert(invitations)
        .values({ uid, inviteCode, boundAt: this.deps.clock() })
        .onConflictDoNothing()
        .returning()
      return bound.length > 0
    })
  }

  /** A phone with an account takes over what this account has; else the phone becomes this account's. */
  async bindPhone(uid: number, phone: string, code: string, sessionEnds: number): Promise<Token> {
    await this.deps.codes.consume(phone, code, codeTypes.proof)
    return this.takePhone(uid, phone, this.isFresh(sessionEnds))
  }

  /**
   * Changes the phone, with a code to the old and to the new one: a stolen session alone cannot take over the account.
   */
  async changePhone(uid: number, ownCode: string, phone: string, code: string): Promise<Token> {
    const user = await this.user(uid)
    const own = { phone: orThrow(user.phone, 'phoneMissing'), code: ownCode }
    if (phone === own.phone) throw new ApiError('phoneBound')
    await this.deps.codes.consumeAll([own, { phone, code }], codeTypes.proof)
    if (await this.login.ownerOf(phone)) throw new ApiError('phoneTaken')
    const change = this.deps.db.transaction(async (tx) => {
      const row = await new UserRepository(tx).givePhone(uid, own.phone, phone)
      if (row) await this.deps.tokens.revokeAll(uid, tx)
      return row
    })
    const changed = await change.catch(comesSecond)
    return this.login.open(orThrow(changed, 'loginStale'), 'bind-phone')
  }

  /** Sets the password and ends every other session. */
  async setPassword(uid: number, code: string, digest: string): Promise<Token> {
    const user = await this.user(uid)
    const phone = orThrow(user.phone, 'phoneMissing')
    await this.deps.codes.consume(phone, code, codeTypes.proof)
    await this.changePassword(uid, phone, digest)
    return this.login.open(user, 'password')
  }

  /** The same for a forgotten password; does not reveal whether the account exists. */
  async resetPassword(phone: string, code: string, digest: string): Promise<void> {
    await this.deps.codes.consume(phone, code, codeTypes.login)
    const user = await this.users.byPhone(phone)
    if (user) await this.changePassword(user.uid, phone, digest)
  }

  async deletion(uid: number): Promise<Deletion> {
    return deletionOf(await this.user(uid))
  }

  /** Starts the seven days of grace; a repeated request does not restart them. */
  async requestDeletion(uid: number, code: string, reason: string | undefined): Promise<Deletion> {
    const user = await this.user(uid)
    await this.deps.codes.consume(orThrow(user.phone, 'phoneMissing'), code, codeTypes.proof)
    if (user.deletionRequestedAt !== null) return deletionOf(user)
    const change = { deletionRequestedAt: this.deps.clock(), deletionReason: reason ?? null }
    return deletionOf(orThrow(await this.users.update(uid, change), 'unauthorized'))
  }

  async cancelDeletion(uid: number): Promise<Deletion> {
    const change = { deletionRequestedAt: null, deletionReason: null }
    return deletionOf(orThrow(await this.users.update(uid, change), 'unauthorized'))
  }

  async consents(uid: number): Promise<Consent[]> {
    return this.deps.db
      .selectDistinctOn([consents.document], {
        document: consents.document,
        version: consents.version,
        agreedAt: consents.agreedAt,
        client: consents.client,
      })
      .from(consents)
      .where(eq(consents.uid, uid))
      .orderBy(consents.document, desc(consents.agreedAt))
  }

  /** Records a consent; the moment of the first time stays. */
  async giveConsent(uid: number, given: Omit<Consent, 'agreedAt'>): Promise<Consent> {
    const { document, version } = given
    const agreedAt = this.deps.clock()
    await this.deps.db
      .insert(consents)
      .values({ uid, ...given, agreedAt })
      .onConflictDoNothing()
    const same = and(eq(consents.uid, uid), eq(consents.document, document), eq(consents.version, version))
    const [row] = await this.deps.db.select().from(consents).where(same)
    return { ...given, agreedAt: row?.agreedAt ?? agreedAt, client: row?.client ?? given.client }
  }

  async bindings(uid: number): Promise<ThirdBinding[]> {
    return (await this.users.identitiesOf(uid)).map(bindingOf)
  }

  /**
   * Binds the identity of a code just after a login: an identity bound by a stolen session would survive a change of
   * password.
   */
  bindThird(uid: number, third: ThirdCode, sessionEnds: number): Promise<ThirdBinding> {
    return this.bindWith(uid, third, { sessionEnds, replaces: false })
  }

  /** The same, in the place of the identity of the same app. */
  replaceThird(uid: number, third: ThirdCode, sessionEnds: number): Promise<ThirdBinding> {
    return this.bindWith(uid, third, { sessionEnds, replaces: true })
  }

  private async bindWith(
    uid: number,
    third: ThirdCode,
    { sessionEnds, replaces }: { readonly sessionEnds: number; readonly replaces: boolean },
  ): Promise<ThirdBinding> {
    const identity = await this.login.identify(third)
    return this.login.oneIdentity(third, identity, async (tx) => {
      const users = new UserRepository(tx)
      const known = await users.identity(third.thirdClientId, identity.openId)
      if (known?.uid === uid) return bindingOf(known)
      if (!this.isFresh(sessionEnds)) throw new ApiError('loginStale')
      if (replaces) await users.removeIdentities(uid, third.thirdClientId)
      const bound = await this.login.attach(tx, uid, third, identity)
      return bindingOf(orThrow(bound, 'thirdBound'))
    })
  }

  private async user(uid: number): Promise<UserRow> {
    return orThrow(await this.users.byUid(uid), 'unauthorized')
  }

  /** Whether a session has just begun: proof that the caller has just logged in. */
  private isFresh(sessionEnds: number): boolean {
    return sessionEnds - limits.tokenLifetime + limits.freshLogin >= this.deps.clock()
  }

  private async takePhone(uid: number, phone: string, isFresh: boolean): Promise<Token> {
    const user = await this.user(uid)
    const owner = await this.login.ownerOf(phone)
    if (!owner) {
      // A session alone does not change the phone that the account is reached by.
      if (user.phone) throw new ApiError('phoneBound')
      const bound = await this.users.givePhone(uid, null, phone).catch(comesSecond)
      return this.login.open(orThrow(bound, 'phoneBound'), 'bind-phone')
    }
    if (owner.uid === uid) return this.login.open(owner, 'bind-phone')
    if (user.phone) throw new ApiError('phoneTaken')
    // Two accounts become one only when both were proved a moment ago: this phone by its code, this account by its login.
    if (!isFresh) throw new ApiError('loginStale')
    return this.merge.join(uid, phone)
  }

  private async changePassword(uid: number, phone: string, digest: string): Promise<void> {
    const passwordHash = await hashPassword(digest)
    await this.deps.db.transaction(async (tx) => {
      await new UserRepository(tx).update(uid, { passwordHash })
      await this.deps.tokens.revokeAll(uid, tx)
    })
    await this.deps.lock.clear(phone)
  }
}
