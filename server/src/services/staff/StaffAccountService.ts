import md5 from 'md5'
import type { StaffAccount } from '@/contracts/staff/accounts'
import type { StaffMe } from '@/contracts/staff/session'
import type { StaffRole } from '@/domain/staff/permissions'
import { grantedByOperator, needsBranch } from '@/domain/staff/staffRules'
import type { Db } from '../../db/Database'
import { isUniqueViolation } from '../../db/isUniqueViolation'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import type { StaffSession, WriteAudit } from '../../http/StaffSession'
import type { Clock } from '../../ports/Clock'
import type { Random } from '../../ports/Random'
import type { PasswordHashes } from '../Credentials'
import { meOf } from './meOf'
import type { StaffLock } from './StaffLock'
import { StaffRepository, type StaffRow } from './StaffRepository'
import type { StaffTokens } from './StaffTokens'

export interface StaffAccountDeps {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly tokens: StaffTokens
  readonly lock: StaffLock
  readonly audit: WriteAudit
  passwords(): PasswordHashes
}

/** An account as an operator adds it. */
export interface NewStaff {
  readonly loginName: string
  readonly name: string
  readonly phone: string
  readonly role: StaffRole
  readonly branchId?: string | undefined
  readonly employeeNo?: string | undefined
  readonly inviteCode?: string | undefined
}

/** An operator account, or null for a machine with the operator key. */
export type Operator = StaffSession | null

const accountOf = (row: StaffRow): StaffAccount => ({
  staffId: row.id,
  loginName: row.loginName,
  name: row.name,
  role: row.role,
  branchId: row.branchId,
  employeeNo: row.employeeNo,
  isConfirmed: row.confirmedAt !== null,
  isLocked: row.lockedAt !== null,
})

/** Letters and digits that are not mistaken for each other on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'
const FIRST_PASSWORD_LENGTH = 14

const comesSecond = (error: unknown): never => {
  throw isUniqueViolation(error) ? new ApiError('staffNameTaken') : error
}

/** Accounts of staff: added, locked and reset by operators, looked after by their members. */
export class StaffAccountService {
  private readonly accounts: StaffRepository

  constructor(private readonly deps: StaffAccountDeps) {
    this.accounts = new StaffRepository(deps.db)
  }

  async add(account: NewStaff, by: Operator): Promise<{ staffId: string; password: string }> {
    const { clock, random } = this.deps
    this.mayGrant(account.role, by)
    const branchId = await this.branchOf(account)
    const password = this.firstPassword()
    const createdAt = clock()
    const isConfirmed = !needsBranch(account.role) || account.employeeNo !== undefined
    const row = {
      id: random.id(),
      loginName: account.loginName,
      workNumber: account.phone,
      name: account.name,
      role: account.role,
      branchId: isConfirmed ? branchId : null,
      employeeNo: account.employeeNo ?? null,
      inviteCode: account.inviteCode ?? null,
      passwordHash: await this.deps.passwords().hash(md5(password)),
      mustChange: true,
      createdAt,
      confirmedAt: isConfirmed ? createdAt : null,
      confirmedBy: isConfirmed ? (by?.staffId ?? 'key') : null,
    }
    await this.accounts.insert(row).catch(comesSecond)
    await this.note(by, 'staff.add', row.id, { role: account.role, branchId })
    return { staffId: row.id, password }
  }

  async lock(loginName: string, reason: string, by: Operator): Promise<void> {
    const row = await this.named(loginName, by)
    await this.accounts.update(row.id, { lockedAt: this.deps.clock(), lockReason: reason })
    await this.deps.tokens.revokeAll(row.id)
    await this.note(by, 'staff.lock', row.id, { reason })
  }

  async unlock(loginName: string, by: Operator): Promise<void> {
    const row = await this.named(loginName, by)
    await this.accounts.update(row.id, { lockedAt: null, lockReason: null })
    await this.deps.lock.clear(row.loginName)
    await this.deps.lock.clear(row.workNumber)
    await this.note(by, 'staff.unlock', row.id)
  }

  async reset(loginName: string, by: Operator): Promise<{ staffId: string; password: string }> {
    const row = await this.named(loginName, by)
    const password = this.firstPassword()
    const passwordHash = await this.deps.passwords().hash(md5(password))
    await this.accounts.update(row.id, { passwordHash, mustChange: true })
    await this.deps.tokens.revokeAll(row.id)
    await this.deps.lock.clear(row.loginName)
    await this.note(by, 'staff.reset', row.id)
    return { staffId: row.id, password }
  }

  async page(after: string, size: number): Promise<{ list: StaffAccount[]; next: string | null }> {
    const rows = await this.accounts.page(after, size)
    return {
      list: rows.map(accountOf),
      next: rows.length === size ? (rows[rows.length - 1]?.loginName ?? null) : null,
    }
  }

  async me(staffId: string): Promise<StaffMe> {
    const row = orThrow(await this.accounts.byId(staffId), 'staffLoginNeeded')
    return meOf(row, (await this.accounts.branchName(row.branchId)) ?? '')
  }

  /** Replaces the password and ends the other sessions of the account. */
  async changePassword(who: StaffSession, old: string, digest: string): Promise<void> {
    const { passwords, tokens, lock } = this.deps
    const row = orThrow(await this.accounts.byId(who.staffId), 'staffLoginNeeded')
    if ((await lock.take(row.loginName)) === undefined) throw new ApiError('loginLocked')
    if (!(await passwords().matches(old, row.passwordHash)) || old === digest)
      throw new ApiError('loginFailed')
    await lock.clear(row.loginName)
    await this.accounts.update(row.id, { passwordHash: await passwords().hash(digest), mustChange: false })
    await tokens.revokeAll(row.id, who.tokenHash)
    await this.note(who, 'password', row.id)
  }

  private mayGrant(role: StaffRole, by: Operator): void {
    if (by !== null && !grantedByOperator.includes(role)) throw new ApiError('roleNotYours')
  }

  private async branchOf({ role, branchId }: NewStaff): Promise<string | null> {
    if (!needsBranch(role)) return null
    if (branchId !== undefined) orThrow(await this.accounts.branchName(branchId), 'branchMissing')
    return branchId ?? null
  }

  /** An operator account touches no account that it could not have added. */
  private async named(loginName: string, by: Operator): Promise<StaffRow> {
    const row = orThrow(await this.accounts.byLoginName(loginName), 'notFound')
    this.mayGrant(row.role, by)
    return row
  }

  private firstPassword(): string {
    const numbers = Array.from({ length: FIRST_PASSWORD_LENGTH }, () => Number(this.deps.random.digits(4)))
    return numbers.map((number) => LETTERS[number % LETTERS.length]).join('')
  }

  private note(by: Operator, action: string, subject: string, detail = {}): Promise<void> {
    return this.deps.audit({
      actor: by?.name ?? 'key',
      staffId: by?.staffId ?? null,
      branchId: by?.branchId ?? null,
      action,
      subject,
      detail,
    })
  }
}
