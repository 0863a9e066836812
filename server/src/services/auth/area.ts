import * as account from '@/contracts/auth/account'
import * as humanCheck from '@/contracts/auth/humanCheck'
import * as smsCode from '@/contracts/auth/smsCode'
import * as thirdParty from '@/contracts/auth/thirdParty'
import * as token from '@/contracts/auth/token'
import type { Area } from '../Area'
import { authAccounts } from './authAccounts'
import { createAuthServices } from './createAuthServices'
import { hashPassword, passwordMatches } from './passwordHash'
import { authRoutes } from './routes'

/** Codes, tokens, accounts. */
export const authArea: Area = {
  name: 'auth',
  contracts: [account, humanCheck, smsCode, thirdParty, token],
  accounts: authAccounts,
  start: (foundation, others) => {
    const services = createAuthServices(foundation, others)
    return {
      routes: ({ serve }) => authRoutes(serve, services),
      offers: {
        findSession: services.tokens.find,
        isSessionAlive: (tokenHash) => services.tokens.isAlive(tokenHash),
        aliveSessions: services.tokens.aliveOf,
        passwords: { hash: hashPassword, matches: passwordMatches },
        staffCodes: services.codes.ofStaff,
        isInviter: (inviteCode) => services.accounts.isInviter(inviteCode),
      },
      chores: [
        () => services.removal.removeDue(),
        () => services.removal.sweep(),
        () => services.forgetting.forget(),
      ],
    }
  },
}
