import md5 from 'md5'
import { ApiError } from '@/api'
import { catchApiError } from '@/api'
import { accountExtra, register, resetPassword } from '@/contracts/auth/account'
import { humanCheck } from '@/contracts/auth/humanCheck'
import { codeTypes, mobileCode, smsCode } from '@/contracts/auth/smsCode'
import { bindThird, wechatPhoneToken } from '@/contracts/auth/thirdParty'
import { token, type Token, type TokenGrant } from '@/contracts/auth/token'
import { branchByInviteCode, branchByPromotion } from '@/contracts/base/promotions'
import { errors } from '@/contracts/errors'
import { login } from '@/platform/login'
import { siteConfig, wechatAppId } from '@/stores/siteConfig'
import type { Stores } from '@/stores/Stores'

/** Seed §4, §9: a user is new when he registered within the last minute. */
const NEW_USER_WINDOW_MS = 60_000

/** The result of the login panel (seed §4: registered flag and uid). */
export interface LoginResult {
  readonly uid: string
  readonly isNew: boolean
}

type GrantDeps = Pick<
  Stores,
  'call' | 'client' | 'session' | 'promotion' | 'tracker' | 'phones' | 'loginFlow' | 'clock' | 'consents'
>

/** For failures that the seed calls silent. */
const silently = <T>(work: () => Promise<T>): Promise<T | undefined> => catchApiError(work, () => undefined)

/** Logging in: every grant of seed §7 and what follows it. */
export class LoginGrants {
  constructor(
    private readonly deps: GrantDeps,
    /** Seed §7: fixed per site; the intelligent-dialogue path has one of its own. */
    private readonly clientId = siteConfig.clientId,
  ) {}

  /** Requests the code of a login (seed §7: type 3); rejects with the reason. */
  sendCode(mobile: string, onCheck: () => void = () => undefined): Promise<void> {
    const { call } = this.deps
    return this.withCheck(onCheck, (proof) =>
      call(smsCode, { query: { mobile, type: codeTypes.login, ...proof } }, { quiet: true }),
    )
  }

  /** Requests the code that proves a phone to a logged-in account (seed §7: type 1). */
  sendProof(mobile: string): Promise<void> {
    const { call } = this.deps
    return this.withCheck(undefined, (proof) =>
      call(mobileCode, { query: { mobile, type: codeTypes.proof, ...proof } }, { quiet: true }),
    )
  }

  /** Solves the human check first when the backend requires it after many codes. */
  private async withCheck(
    onCheck: (() => void) | undefined,
    ask: (proof: { readonly proof?: string | undefined }) => Promise<unknown>,
  ): Promise<void> {
    const { call } = this.deps
    try {
      await ask({})
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== errors.humanCheckNeeded.status) throw error
      onCheck?.()
      const { solveHumanCheck } = await import('@/domain/humanCheck/solveHumanCheck')
      const proof = await solveHumanCheck(await call(humanCheck, {}, { quiet: true }))
      await ask({ proof })
    }
  }

  bySms(mobile: string, code: string, name = ''): Promise<LoginResult> {
    return this.byGrant(
      { grant_type: 'sms', client_id: this.clientId, mobile, code },
      { phone: mobile, name },
    )
  }

  /** The password leaves the device as its MD5 hash only (seed §5). */
  byPassword(username: string, password: string): Promise<LoginResult> {
    const grant: TokenGrant = {
      grant_type: 'password',
      client_id: this.clientId,
      username,
      password: md5(password),
    }
    return this.byGrant(grant, { phone: username, name: '' })
  }

  /** Sets a new password by an SMS code and logs in with it. */
  async byNewPassword(mobile: string, code: string, password: string): Promise<LoginResult> {
    const body = { mobile, code, password: md5(password) }
    await this.deps.call(resetPassword, { body }, { quiet: true })
    return this.byPassword(mobile, password)
  }

  /** Logs in by a WeChat code; rejects where WeChat gave no identity. */
  byWechat(code: string): Promise<LoginResult> {
    const grant: TokenGrant = {
      grant_type: 'third_party',
      client_id: this.clientId,
      third_type: 'wechat',
      third_client_id: wechatAppId(this.deps.client.hostname),
      is_need_raw_user_info: 'true',
      code,
    }
    return this.byGrant(grant, { phone: '', name: '' })
  }

  /** Logs in by the mini-program's phone-number button. */
  async byPhoneButton(code: string): Promise<LoginResult> {
    const { call, client } = this.deps
    const loginCode = await login.wechatCode()
    const thirdClientId = wechatAppId(client.hostname)
    const body = { code, thirdClientId, ...(loginCode !== undefined && { loginCode }) }
    return this.begin(await call(wechatPhoneToken, { body }, { quiet: true }), { phone: '', name: '' })
  }

  private async byGrant(grant: TokenGrant, known: { phone: string; name: string }): Promise<LoginResult> {
    const hasAgreed = grant.grant_type !== 'third_party'
    return this.begin(await this.deps.call(token, { query: grant }, { quiet: true }), known, hasAgreed)
  }

  /** `hasAgreed`: the form has a consent box. A login by WeChat's code has none, so the next start asks. */
  private async begin(
    answer: Token,
    known: { phone: string; name: string },
    hasAgreed = true,
  ): Promise<LoginResult> {
    const { session, tracker, phones, loginFlow, consents } = this.deps
    session.begin(answer, { phone: known.phone, loginName: answer.username ?? known.phone })
    // Compare with the backend's clock, learned from this very answer: the device's clock may be years off.
    const isNew = Math.abs(this.deps.clock.now() - answer.register_time) <= NEW_USER_WINDOW_MS
    tracker.click('/login', isNew ? 'register' : 'login')
    const recorded = hasAgreed ? consents.record() : undefined
    if (isNew) await this.welcome(known.name || known.phone)
    await loginFlow.loadProfile()
    await this.bindWechatInMiniProgram()
    const { phone, name } = session.user
    if (phone) phones.add(phone, name)
    // Persist the consent before the login ends, so that leaving the page at once does not lose it.
    await recorded
    return { uid: answer.uid, isNew }
  }

  /** Completes a new user: branch, name, inviter. All of it may fail silently (seed §8). */
  private async welcome(name: string): Promise<void> {
    const { call, session, promotion } = this.deps
    const { uid } = session
    const { inviteCode } = promotion.context
    const branchId = promotion.context.branchId ?? (await this.branchOf(inviteCode))
    if (name) await silently(() => call(register, { body: { uid, name, ...(branchId && { branchId }) } }))
    if (!inviteCode) return
    await silently(() => call(accountExtra, { params: { uid }, body: { inviteMsgPARM: { inviteCode } } }))
  }

  /** The branch of the seller who invited, else of the promotion by which the visitor came. */
  private async branchOf(inviteCode: string | undefined): Promise<string | undefined> {
    const { call, promotion } = this.deps
    const { promotionDigits: promotionId } = promotion
    const invited = inviteCode && (await silently(() => call(branchByInviteCode, { query: { inviteCode } })))
    if (invited) return invited.branchId
    if (!promotionId) return undefined
    return (await silently(() => call(branchByPromotion, { query: { promotionId } })))?.branchId
  }

  private async bindWechatInMiniProgram(): Promise<void> {
    const { call, client, session } = this.deps
    if (client.container !== 'mini-program' || session.user.openId) return
    const code = await login.wechatCode()
    if (!code) return
    const body = { code, thirdClientId: wechatAppId(client.hostname), thirdType: 'weapp' }
    await silently(() => call(bindThird, { params: { uid: session.uid }, body }, { quiet: true }))
  }
}
