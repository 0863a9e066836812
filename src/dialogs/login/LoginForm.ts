import { makeAutoObservable } from 'mobx'
import type { UiStore } from '@/stores/UiStore'
import { CodeSender } from './CodeSender'
import { loginFailureText } from './loginFailureText'
import type { LoginGrants, LoginResult } from './LoginGrants'
import { Task } from '@/stores/page/Task'
import {
  agreementError,
  CODE_LENGTH,
  codeError,
  nameError,
  passwordError,
  PHONE_LENGTH,
  phoneError,
  placeLimits,
  type LoginPlace,
} from './loginRules'

/** `reset` is 忘记密码: a new password by SMS code. */
export type LoginMode = 'sms' | 'password' | 'reset'
export type LoginField = 'tel' | 'sms' | 'psd' | 'username' | 'agreed'

interface LoginFormOptions {
  readonly place: LoginPlace
  readonly mode: LoginMode
  /** Asks for a name too (seed §5: required when shown). */
  readonly askName: boolean
  readonly tel: string
}

interface LoginFormDeps {
  readonly grants: Pick<LoginGrants, 'sendCode' | 'bySms' | 'byPassword' | 'byNewPassword'>
  readonly ui: Pick<UiStore, 'say'>
}

/** The login form of seed §3 (tel, sms, psd, username) with both modes, its rules and its countdown. */
export class LoginForm {
  mode: LoginMode
  tel: string
  sms = ''
  psd = ''
  username = ''
  agreed = false
  errors: Partial<Record<LoginField, string>> = {}
  private readonly submitting = new Task()
  readonly code: CodeSender

  constructor(
    private readonly deps: LoginFormDeps,
    readonly options: LoginFormOptions,
  ) {
    this.mode = options.mode
    this.tel = options.tel
    this.code = new CodeSender(deps.ui, (phone, onCheck) => deps.grants.sendCode(phone, onCheck))
    makeAutoObservable<this, 'deps'>(this, { deps: false, options: false, code: false }, { autoBind: true })
  }

  /** Whether to ask for a name: only a code creates an account. */
  get asksName(): boolean {
    return this.options.askName && this.mode === 'sms'
  }

  get limits(): { readonly tel: number; readonly sms: number; readonly psd: number } {
    return { tel: PHONE_LENGTH, sms: CODE_LENGTH, psd: placeLimits[this.options.place].passwordMax }
  }

  set(field: Exclude<LoginField, 'agreed'>, value: string): void {
    this[field] = value
    delete this.errors[field]
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
    delete this.errors.agreed
  }

  /** Shows that consent is missing. */
  askToAgree(): void {
    this.accept({ agreed: agreementError(this.agreed) })
  }

  /** To the other way of logging in; from a forgotten password back to where it was said to be forgotten. */
  switchMode(): void {
    this.show(this.mode === 'password' ? 'sms' : 'password')
  }

  forgetPassword(): void {
    this.show('reset')
  }

  private show(mode: LoginMode): void {
    // A forgotten password is not the new one, nor the other way round.
    if (this.mode === 'reset' || mode === 'reset') this.psd = ''
    this.mode = mode
    this.errors = {}
  }

  async sendCode(): Promise<void> {
    if (!this.code.isWaiting && this.accept({ tel: this.telError })) await this.code.send(this.tel)
  }

  get isSubmitting(): boolean {
    return this.submitting.isRunning
  }

  /** Logs in; resolves to the result, or to undefined when the form or the backend refused. */
  async submit(): Promise<LoginResult | undefined> {
    if (!this.accept(this.allErrors)) return undefined
    return this.submitting.run(this.logIn, (error) => {
      this.deps.ui.say(loginFailureText(error))
      return undefined
    })
  }

  dispose(): void {
    this.code.dispose()
  }

  private async logIn(): Promise<LoginResult> {
    if (this.mode === 'sms') return this.deps.grants.bySms(this.tel, this.sms, this.username.trim())
    const { grants } = this.deps
    const result = await (this.mode === 'reset'
      ? grants.byNewPassword(this.tel, this.sms, this.psd)
      : grants.byPassword(this.tel, this.psd))
    // Seed §8: only the password mode says so.
    this.deps.ui.say('登录成功')
    return result
  }

  private get telError(): string | undefined {
    return phoneError(this.tel, this.options.place)
  }

  private get allErrors(): Partial<Record<LoginField, string | undefined>> {
    const { place } = this.options
    return {
      ...(this.asksName && { username: nameError(this.username) }),
      tel: this.telError,
      ...(this.mode !== 'password' && { sms: codeError(this.sms) }),
      ...(this.mode !== 'sms' && { psd: passwordError(this.psd, place) }),
      agreed: agreementError(this.agreed),
    }
  }

  /** Keeps the errors for the fields and says the first one; true when there is none. */
  private accept(found: Partial<Record<LoginField, string | undefined>>): boolean {
    this.errors = {}
    for (const [field, error] of Object.entries(found)) {
      if (error !== undefined) this.errors[field as LoginField] = error
    }
    const first = Object.values(this.errors)[0]
    if (first !== undefined) this.deps.ui.say(first)
    return first === undefined
  }
}
