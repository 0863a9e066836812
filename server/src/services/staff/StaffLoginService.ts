import type { StaffLogin } from '@/contracts/staff/session'
import { secondFactorRoles } from '@/domain/staff/staffRules'
import { maskPhone } from '@/lib/text/maskPhone'
import { ApiError } from '../../http/ApiError'
import { hitNetworkLimit } from '../../http/hitNetworkLimit'
import { orThrow } from '../../http/orThrow'
import type { RateLimiter } from '../../http/RateLimiter'
import type { WriteAudit } from '../../http/StaffSession'
import type { CodeRequest, PasswordHashes, StaffCodes } from '../Credentials'
import { meOf } from './meOf'
import type { StaffLock } from './StaffLock'
import type { StaffRepository, StaffRow } from './StaffRepository'
import type { StaffTokens } from './StaffTokens'

const HOUR = 3_600_000

export interface StaffLoginDeps {
  readonly accounts: StaffRepository
  readonly tokens: StaffTokens
  readonly lock: StaffLock
  readonly audit: WriteAudit
  readonly limiter: RateLimiter
  /** Passwords that one network may try in an hour. */
  readonly perAddress: number
  /** Of the area `auth`, which starts beside this one. */
  passwords(): PasswordHashes
  codes(): StaffCodes
}

/** The network and the device that a login comes from. */
interface LoginPlace {
  readonly address: string
  readonly device: string | null
}

/** A ticket or a phone, with its code. */
type CodeProof =
  | { readonly ticket: string; readonly code: string }
  | { readonly phone: string; readonly code: string }

/** Logins of staff: password, with a second factor for some roles; or phone and code for the others. */
export class StaffLoginService {
  constructor(private readonly deps: StaffLoginDeps) {}

  /** Costs the same for an unknown name, a wrong password and a locked account. */
  async byPassword(loginName: string, digest: string, from: LoginPlace) {
    const { accounts, lock, tokens } = this.deps
    await this.limit(from)
    if ((await lock.take(loginName)) === undefined) return this.refuse(loginName, 'loginLocked', from)
    const account = await accounts.byLoginName(loginName)
    const isRight = await this.deps.passwords().matches(digest, account?.passwordHash ?? null)
    if (!account || !isRight) return this.refuse(loginName, 'loginFailed', from)
    await lock.clear(loginName)
    if (account.lockedAt !== null) return this.refuse(loginName, 'staffLocked', from)
    if (!secondFactorRoles.includes(account.role)) return this.open(account, from)
    const ticket = await tokens.challenge(account.id)
    return { kind: 'challenge' as const, ticket, phone: maskPhone(account.workNumber) }
  }

  /** Sends a code to every phone that is requested, so that the answer reveals no accounts. */
  async sendCode(to: { readonly phone: string } | { readonly ticket: string }, from: CodeRequest) {
    if ('phone' in to) return this.deps.codes().send(to.phone, from)
    const account = await this.behind(to.ticket)
    return this.deps.codes().send(account.workNumber, from)
  }

  async byCode(proof: CodeProof, from: LoginPlace): Promise<StaffLogin> {
    await this.limit(from)
    return 'ticket' in proof ? this.bySecondFactor(proof, from) : this.byPhone(proof, from)
  }

  private async bySecondFactor(
    { ticket, code }: { readonly ticket: string; readonly code: string },
    from: LoginPlace,
  ): Promise<StaffLogin> {
    const { tokens, codes } = this.deps
    const account = await this.behind(ticket)
    await this.takeCodeTry(account.workNumber, from)
    await codes().consume(account.workNumber, code)
    if (!(await tokens.useChallenge(ticket))) throw new ApiError('smsWrong')
    return this.open(account, from)
  }

  private async byPhone(
    { phone, code }: { readonly phone: string; readonly code: string },
    from: LoginPlace,
  ): Promise<StaffLogin> {
    await this.takeCodeTry(phone, from)
    await this.deps.codes().consume(phone, code)
    const account = await this.deps.accounts.byPhone(phone)
    if (!account) return this.refuse('', 'loginFailed', from)
    if (account.lockedAt !== null) return this.refuse(account.loginName, 'staffLocked', from)
    if (secondFactorRoles.includes(account.role)) throw new ApiError('secondFactorNeeded')
    return this.open(account, from)
  }

  private async takeCodeTry(phone: string, from: LoginPlace): Promise<void> {
    if ((await this.deps.lock.take(phone)) === undefined) await this.refuse('', 'loginLocked', from)
  }

  private async behind(ticket: string): Promise<StaffRow> {
    const staffId = orThrow(await this.deps.tokens.challenged(ticket), 'smsWrong')
    const account = orThrow(await this.deps.accounts.byId(staffId), 'smsWrong')
    if (account.lockedAt !== null) throw new ApiError('staffLocked')
    return account
  }

  private async open(account: StaffRow, from: LoginPlace): Promise<StaffLogin> {
    const { accounts, tokens, lock, audit } = this.deps
    const { token, expiresIn } = await tokens.issue(account.id, from.device)
    await lock.clear(account.workNumber)
    await audit({
      actor: account.name,
      staffId: account.id,
      branchId: account.branchId,
      action: 'login',
      subject: account.id,
      address: from.address,
    })
    const branchName = (await accounts.branchName(account.branchId)) ?? ''
    return { kind: 'session', token, expiresIn, me: meOf(account, branchName) }
  }

  private async limit(from: LoginPlace): Promise<void> {
    const { limiter, perAddress } = this.deps
    if (
      !(await hitNetworkLimit(limiter, {
        name: 'staff-login',
        address: from.address,
        most: perAddress,
        windowMs: HOUR,
      }))
    )
      throw new ApiError('tooManyRequests')
  }

  private async refuse(
    loginName: string,
    why: 'loginFailed' | 'loginLocked' | 'staffLocked',
    from: LoginPlace,
  ): Promise<never> {
    await this.deps.audit({
      actor: 'login',
      action: `login.${why}`,
      subject: loginName,
      address: from.address,
    })
    throw new ApiError(why)
  }
}
