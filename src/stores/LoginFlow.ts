import md5 from 'md5'
import { ApiError, type CallApi } from '@/api'
import { account, accountExtra, profile, register } from '@/contracts/auth/account'
import { smsCode } from '@/contracts/auth/smsCode'
import { bindThird, wechatPhoneToken } from '@/contracts/auth/thirdParty'
import { logout, token, type Token, type TokenGrant } from '@/contracts/auth/token'
import { branchByInviteCode } from '@/contracts/base/promotions'
import type { Login } from '@/platform/login'
import type { Navigation } from '@/platform/navigation'
import { buildPagePath } from '@/routes/buildUrl'
import type { ClientContext } from './ClientContext'
import type { PageTracker } from './PageTracker'
import type { PromotionStore } from './PromotionStore'
import type { RememberedPhones } from './RememberedPhones'
import type { SessionStore } from './SessionStore'
import { siteConfig, wechatAppId } from './siteConfig'
import type { UiStore } from './UiStore'

/** Seed §4, §9: a user is new when he registered within the last minute. */
export const NEW_USER_WINDOW_MS = 60_000
/** Seed §8: the avatar of a user without a profile. */
export const DEFAULT_AVATAR = '/static/avatar.svg'
const PROFILE_MISSING = 'x40000'

/** What the login panel reports (seed §4: registered flag and uid). */
export interface LoginResult {
  readonly uid: string
  readonly isNew: boolean
}

interface LoginFlowDeps {
  readonly call: CallApi
  readonly client: ClientContext
  readonly session: SessionStore
  readonly promotion: PromotionStore
  readonly ui: UiStore
  readonly tracker: PageTracker
  readonly phones: RememberedPhones
  readonly login: Login
  readonly navigation: Navigation
  now(): number
}

/** The code path of a failure that the seed calls silent. */
const silently = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Logging in and out: every grant of seed §7 and what follows a login. */
export class LoginFlow {
  constructor(private readonly deps: LoginFlowDeps) {}

  /** Makes sure somebody is logged in: at once, through the dialog, or by handing over to the native app (seed §4). */
  async require(): Promise<boolean> {
    const { session, client, ui, login, navigation } = this.deps
    if (session.isLoggedIn) return true
    if (client.container === 'flutter' || client.container === 'gaoshou') {
      login.handToNative(siteConfig.nativeLogin[client.container])
      return false
    }
    if (client.container === 'mini-web-view') {
      navigation.miniProgram.navigateTo(buildPagePath('login'))
      return false
    }
    return ui.ask({ kind: 'login' })
  }

  /** Asks for a code; rejects with the reason. */
  async sendCode(mobile: string): Promise<void> {
    await this.deps.call(smsCode, { query: { mobile } }, { quiet: true })
  }

  bySms(mobile: string, code: string, name = ''): Promise<LoginResult> {
    return this.byGrant(
      { grant_type: 'sms', client_id: siteConfig.clientId, mobile, code },
      { phone: mobile, name },
    )
  }

  /** The password leaves the device as its MD5 hash only (seed §5). */
  byPassword(username: string, password: string): Promise<LoginResult> {
    const grant: TokenGrant = {
      grant_type: 'password',
      client_id: siteConfig.clientId,
      username,
      password: md5(password),
    }
    return this.byGrant(grant, { phone: username, name: '' })
  }

  /** Logs in by a WeChat code; rejects where WeChat gave no identity. */
  byWechat(code: string): Promise<LoginResult> {
    const grant: TokenGrant = {
      grant_type: 'third_party',
      client_id: siteConfig.clientId,
      third_type: 'wechat',
      third_client_id: wechatAppId(this.deps.client.hostname),
      is_need_raw_user_info: 'true',
      code,
    }
    return this.byGrant(grant, { phone: '', name: '' })
  }

  /** Logs in by the mini-program's phone-number button. */
  async byPhoneButton(code: string): Promise<LoginResult> {
    const { call, client, login } = this.deps
    const loginCode = await login.wechatCode()
    const thirdClientId = wechatAppId(client.hostname)
    const body = { code, thirdClientId, ...(loginCode !== undefined && { loginCode }) }
    return this.begin(await call(wechatPhoneToken, { body }, { quiet: true }), { phone: '', name: '' })
  }

  /** Ends the session on the backend and here, then goes where the channel wants it (seed §8). */
  async logout(): Promise<void> {
    const { call, session, client, navigation } = this.deps
    await silently(call(logout, {}))
    session.clear()
    if (client.agent === '8') navigation.miniProgram.postMessage({ action: 'logout' })
    if (client.agent === '25') navigation.miniProgram.reLaunch(buildPagePath('login'))
  }

  /** Avatar, name and phone of the session; without a profile the phone is the name (seed §8, x40000). */
  async loadProfile(): Promise<void> {
    const { call, session } = this.deps
    const params = { uid: session.uid }
    try {
      const known = await call(account, { params })
      session.describe({ phone: known.phone, loginName: known.loginName, isBind: known.isBind })
      session.describe(await call(profile, { params }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code !== PROFILE_MISSING) return
      session.describe({ avatar: DEFAULT_AVATAR, name: session.user.phone })
    }
  }

  private async byGrant(grant: TokenGrant, known: { phone: string; name: string }): Promise<LoginResult> {
    return this.begin(await this.deps.call(token, { query: grant }, { quiet: true }), known)
  }

  private async begin(answer: Token, known: { phone: string; name: string }): Promise<LoginResult> {
    const { session, tracker, phones, now } = this.deps
    session.begin(answer, { phone: known.phone, loginName: answer.username ?? known.phone })
    const isNew = now() - answer.register_time <= NEW_USER_WINDOW_MS
    tracker.click('/login', isNew ? 'register' : 'login')
    if (isNew) await this.welcome(known.name || known.phone)
    await this.loadProfile()
    await this.bindWechatInMiniProgram()
    const { phone, name } = session.user
    if (phone) phones.add(phone, name)
    return { uid: answer.uid, isNew }
  }

  /** Completes a new user: branch, name, inviter. All of it may fail silently (seed §8). */
  private async welcome(name: string): Promise<void> {
    const { call, session, promotion } = this.deps
    const { uid } = session
    const { inviteCode } = promotion.context
    const branchId = promotion.context.branchId ?? (await this.branchOf(inviteCode))
    if (name) await silently(call(register, { body: { uid, name, ...(branchId && { branchId }) } }))
    if (!inviteCode) return
    await silently(call(accountExtra, { params: { uid }, body: { inviteMsgPARM: { inviteCode } } }))
  }

  private async branchOf(inviteCode: string | undefined): Promise<string | undefined> {
    if (!inviteCode) return undefined
    try {
      return (await this.deps.call(branchByInviteCode, { query: { inviteCode } })).branchId
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return undefined
    }
  }

  private async bindWechatInMiniProgram(): Promise<void> {
    const { call, client, login, session } = this.deps
    if (client.container !== 'mini-program' || session.user.openId) return
    const code = await login.wechatCode()
    if (!code) return
    const body = { code, thirdClientId: wechatAppId(client.hostname), thirdType: 'wechat' }
    await silently(call(bindThird, { params: { uid: session.uid }, body }))
  }
}
