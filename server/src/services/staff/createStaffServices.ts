import type { Foundation } from '../../Foundation'
import type { OtherAreas } from '../Area'
import { AuditLog } from './AuditLog'
import { IdentityService } from './IdentityService'
import { StaffAccountService } from './StaffAccountService'
import { StaffLock } from './StaffLock'
import { StaffLoginService } from './StaffLoginService'
import { StaffRepository } from './StaffRepository'
import { StaffTokens } from './StaffTokens'

/** The services of staff accounts. */
export const createStaffServices = (foundation: Foundation, { use }: OtherAreas) => {
  const { db, clock, random, limiter, perAddress } = foundation
  const tokens = new StaffTokens(db, clock, random)
  const lock = new StaffLock(db, clock)
  const log = new AuditLog(db, clock)
  const audit = log.write
  const passwords = () => use('passwords')
  return {
    tokens,
    log,
    login: new StaffLoginService({
      accounts: new StaffRepository(db),
      tokens,
      lock,
      audit,
      limiter,
      perAddress,
      passwords,
      codes: () => use('staffCodes'),
    }),
    accounts: new StaffAccountService({ db, clock, random, tokens, lock, audit, passwords }),
    identities: new IdentityService({ db, clock, audit }),
  }
}

export type StaffServices = ReturnType<typeof createStaffServices>
