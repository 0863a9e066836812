import type { Foundation } from '../../createServices'
import { AccountRemoval } from './AccountRemoval'
import { AccountService } from './AccountService'
import { LoginService } from './LoginService'
import { PasswordLock } from './PasswordLock'
import { SmsCodeService } from './SmsCodeService'
import { TokenService } from './TokenService'

interface FromOthers {
  readonly welcome: (uid: number) => Promise<void>
  readonly sellerUrl: (inviteCode: string) => Promise<string>
}

/** The services of accounts; what they need of other services comes as plain functions. */
export const createAuthServices = (foundation: Foundation, { welcome, sellerUrl }: FromOthers) => {
  const { db, clock, random, limiter, sms, wechat, perAddress, warn } = foundation
  const tokens = new TokenService(db, clock, random)
  const codes = new SmsCodeService({ db, clock, random, limiter, gateway: sms, perAddress, onFailure: warn })
  const lock = new PasswordLock(db, clock)
  const removal = new AccountRemoval(db, clock, tokens)
  const deps = { db, clock, random, codes, tokens, lock, removal, wechat, welcome }
  const login = new LoginService(deps)
  return { tokens, codes, lock, removal, login, accounts: new AccountService(deps, login), sellerUrl }
}
