import type { FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import * as contracts from '@/contracts/auth/account'
import { humanCheck as humanCheckCall } from '@/contracts/auth/humanCheck'
import { mobileCode, smsCode } from '@/contracts/auth/smsCode'
import * as third from '@/contracts/auth/thirdParty'
import * as tokenCalls from '@/contracts/auth/token'
import type { Token } from '@/contracts/auth/token'
import type { HumanCheck } from '../../gateways/human/HumanCheck'
import { deviceOf } from '../../http/deviceOf'
import type { Serve } from '../../http/serve'
import type { AccountService } from './AccountService'
import type { LoginService } from './LoginService'
import type { PasswordLock } from './PasswordLock'
import type { SmsCodeService } from './SmsCodeService'
import type { TokenService } from './TokenService'

export interface AuthServices {
  readonly accounts: AccountService
  readonly login: LoginService
  readonly codes: SmsCodeService
  readonly humanCheck: HumanCheck
  readonly tokens: TokenService
  readonly lock: PasswordLock
  /** Called on every login, with its device. */
  readonly noteLogin: (login: NotedLogin) => Promise<void>
  /** The sales link of an invite code. */
  readonly sellerUrl: (inviteCode: string) => Promise<string>
}

/** A login as the sales area hears of it. */
export interface NotedLogin {
  readonly uid: number
  readonly registeredAt: number
  readonly device: string | null
}

const WECHAT = 'wechat'

/** Notes a login on its device, and answers it. */
const noted = async (
  { noteLogin }: Pick<AuthServices, 'noteLogin'>,
  request: FastifyRequest,
  login: Promise<Token>,
): Promise<Token> => {
  const token = await login
  const { uid, register_time: registeredAt } = token
  await noteLogin({ uid: Number(uid), registeredAt, device: deviceOf(request) })
  return token
}

type TokenQuery = v.InferOutput<typeof tokenCalls.token.query>

const serveLogin = (serve: Serve, services: AuthServices): void => {
  const { login, codes, humanCheck, tokens } = services
  const byGrant = (query: TokenQuery, address: string): Promise<Token> => {
    if (query.grant_type === 'sms') return login.bySms(query.mobile, query.code, query.client_id)
    if (query.grant_type === 'password') {
      return login.byPassword(query.username, query.password, query.client_id, address)
    }
    const { third_type: thirdType, third_client_id: thirdClientId, code } = query
    return login.byThirdParty({ thirdType, thirdClientId, code }, query.client_id)
  }
  serve(tokenCalls.token, ({ query, request }) => noted(services, request, byGrant(query, request.ip)))
  serve(tokenCalls.messageToken, ({ body, request }) =>
    noted(services, request, login.bySms(body.mobile, body.code, 'message')),
  )
  serve(tokenCalls.accountToken, ({ body, request }) =>
    noted(services, request, login.byPassword(body.loginName, body.password, 'account', request.ip)),
  )
  serve(tokenCalls.userLogin, ({ body, request }) =>
    noted(services, request, login.byPassword(body.username, body.password, 'user-login', request.ip)),
  )
  for (const contract of [smsCode, mobileCode])
    serve(contract, ({ query: { mobile, type, proof }, request }) =>
      codes.send(mobile, type, { address: request.ip, device: deviceOf(request), proof }),
    )
  serve(humanCheckCall, () => humanCheck.challenge())
  serve(tokenCalls.logout, async ({ session }) => {
    if (session) await tokens.revoke(session.tokenHash)
    return { done: true as const }
  })
}

const serveAccount = (serve: Serve, { accounts, lock, sellerUrl }: AuthServices): void => {
  serve(contracts.account, ({ uid }) => accounts.account(uid))
  serve(contracts.userInfo, ({ uid }) => accounts.account(uid))
  serve(contracts.userName, ({ uid, body }) => accounts.rename(uid, body))
  serve(contracts.profile, ({ uid }) => accounts.profile(uid))
  serve(contracts.register, ({ uid, body }) => accounts.register(uid, body.name, body.branchId))
  serve(contracts.accountExtra, async ({ uid, body }) => ({
    bound: await accounts.bindInvitation(uid, body.inviteMsgPARM.inviteCode),
  }))
  serve(contracts.accountState, async ({ query }) => {
    const remaining = await lock.remaining(query.loginName)
    return { loginName: query.loginName, locked: remaining > 0, retryAfter: Math.ceil(remaining / 1000) }
  })
  serve(contracts.sellerSalesUrl, ({ query }) => sellerUrl(query.inviteCode))
  serve(contracts.validity, ({ session }) => ({ valid: true as const, expireTime: session?.expiresAt ?? 0 }))
}

const serveSecurity = (serve: Serve, { accounts }: AuthServices): void => {
  serve(contracts.bindPhone, ({ uid, body, session }) =>
    accounts.bindPhone(uid, body.mobile, body.code, session?.expiresAt ?? 0),
  )
  serve(contracts.changePhone, ({ uid, body }) =>
    accounts.changePhone(uid, body.ownCode, body.mobile, body.code),
  )
  serve(contracts.setPassword, ({ uid, body }) => accounts.setPassword(uid, body.code, body.password))
  serve(contracts.resetPassword, async ({ body }) => {
    await accounts.resetPassword(body.mobile, body.code, body.password)
    return { done: true as const }
  })
  serve(contracts.deletion, ({ uid }) => accounts.deletion(uid))
  serve(contracts.requestDeletion, ({ uid, body }) => accounts.requestDeletion(uid, body.code, body.reason))
  serve(contracts.cancelDeletion, ({ uid }) => accounts.cancelDeletion(uid))
  serve(contracts.consents, ({ uid }) => accounts.consents(uid))
  serve(contracts.giveConsent, ({ uid, body }) => accounts.giveConsent(uid, body))
}

const serveThirdParty = (serve: Serve, services: AuthServices): void => {
  const { accounts, login } = services
  serve(third.bindThird, ({ uid, body, session }) => accounts.bindThird(uid, body, session?.expiresAt ?? 0))
  serve(third.bindWechat, ({ uid, body, session }) =>
    accounts.bindThird(uid, { thirdType: WECHAT, ...body }, session?.expiresAt ?? 0),
  )
  serve(third.updateWechat, ({ uid, body, session }) =>
    accounts.replaceThird(uid, { thirdType: WECHAT, ...body }, session?.expiresAt ?? 0),
  )
  serve(third.accountWechat, ({ uid }) => accounts.bindings(uid))
  serve(third.wechatLoginName, async ({ uid, query }) => {
    const bindings = await accounts.bindings(uid)
    const bound = bindings.some(
      ({ thirdClientId }) => !query.thirdClientId || thirdClientId === query.thirdClientId,
    )
    const { phone } = await accounts.account(uid)
    return { loginName: phone && `${phone.slice(0, 3)}****${phone.slice(7)}`, bound }
  })
  serve(third.wechatPhoneToken, ({ body, request }) =>
    noted(services, request, login.byWechatPhone(body.thirdClientId, body.code, body.loginCode)),
  )
  serve(third.wechatPhoneNumber, async ({ body }) => ({
    phone: await login.phoneNumber(body.thirdClientId, body.code),
  }))
}

/** The calls of seed §7 Login and account. */
export const authRoutes = (serve: Serve, services: AuthServices): void => {
  serveLogin(serve, services)
  serveAccount(serve, services)
  serveSecurity(serve, services)
  serveThirdParty(serve, services)
}
