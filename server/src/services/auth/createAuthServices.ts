import type { Foundation } from '../../Foundation'
import type { OtherAreas } from '../Area'
import { AccountMerge } from './AccountMerge'
import { AccountRemoval } from './AccountRemoval'
import { AccountService } from './AccountService'
import { ExpiryCleanup } from './ExpiryCleanup'
import { LoginService } from './LoginService'
import { PasswordLock } from './PasswordLock'
import { SmsCodeService } from './SmsCodeService'
import type { NotedLogin } from './routes'
import { TokenService } from './TokenService'

/** The services of accounts, with functions of other areas through `use`. */
export const createAuthServices = (foundation: Foundation, { use, accountRows }: OtherAreas) => {
  const {
    db,
    clock,
    random,
    limiter,
    sms,
    wechat,
    perAddress,
    humanCheck,
    codesUnchecked,
    warn,
    pictures,
    branches,
  } = foundation
  const tokens = new TokenService(db, clock, random)
  const codes = new SmsCodeService({
    db,
    clock,
    random,
    limiter,
    gateway: sms,
    humanCheck,
    codesUnchecked,
    perAddress,
    onFailure: warn,
  })
  const lock = new PasswordLock(db, clock)
  const removal = new AccountRemoval({ db, clock, accountRows, pictures })
  const welcome = (uid: number) => use('welcome')(uid)
  const sellerUrl = (inviteCode: string) => use('sellerUrl')(inviteCode)
  const deps = { db, clock, random, limiter, perAddress, codes, tokens, lock, removal, wechat, welcome }
  const login = new LoginService(deps)
  return {
    tokens,
    codes,
    humanCheck,
    lock,
    removal,
    forgetting: new ExpiryCleanup(db, clock),
    login,
    accounts: new AccountService(deps, login, new AccountMerge(deps, login), async (code) =>
      Boolean(await branches.sellerByInviteCode(code)),
    ),
    sellerUrl,
    noteLogin: (login: NotedLogin) => use('noteLogin')(login),
  }
}
