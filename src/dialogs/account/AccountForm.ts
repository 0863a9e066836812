import md5 from 'md5'
import { makeAutoObservable } from 'mobx'
import { bindPhone, requestDeletion, setPassword } from '@/contracts/auth/account'
import type { Token } from '@/contracts/auth/token'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/Task'
import { CodeSender } from '../login/CodeSender'
import { loginFailureText } from '../login/loginFailureText'
import type { LoginGrants } from '../login/LoginGrants'
import { codeError, passwordError, phoneError } from '../login/loginRules'

/** What an SMS code lets the owner of an account change. */
export type AccountTask = 'password' | 'phone' | 'deletion'
export type AccountField = 'phone' | 'code' | 'password'

const DONE: Readonly<Record<AccountTask, string>> = {
  password: '密码已设置',
  phone: '手机号已绑定',
  deletion: '已申请注销，七天内可以在这里撤回',
}

interface AccountFormDeps extends Pick<Stores, 'call' | 'session' | 'ui' | 'loginFlow'> {
  readonly grants: Pick<LoginGrants, 'sendProof'>
}

/** Sets a password, binds a phone or asks for the deletion of the account, proved by an SMS code; the first two give the session a new token. */
export class AccountForm {
  values: Record<AccountField, string> = { phone: '', code: '', password: '' }
  errors: Partial<Record<AccountField, string>> = {}
  readonly code: CodeSender
  private readonly submitting = new Task()

  constructor(
    private readonly deps: AccountFormDeps,
    readonly task: AccountTask,
  ) {
    if (task !== 'phone') this.values.phone = deps.session.user.phone
    this.code = new CodeSender(deps.ui, (phone) => deps.grants.sendProof(phone))
    makeAutoObservable<this, 'deps'>(this, { deps: false, task: false, code: false }, { autoBind: true })
  }

  get isBusy(): boolean {
    return this.submitting.isRunning
  }

  set(field: AccountField, value: string): void {
    this.values[field] = value
    delete this.errors[field]
  }

  async sendCode(): Promise<void> {
    const { phone } = this.values
    if (!this.code.isWaiting && this.accept({ phone: phoneError(phone, 'dialog') }))
      await this.code.send(phone)
  }

  /** True when the account was changed. */
  async submit(): Promise<boolean> {
    const { phone, code, password } = this.values
    const found = {
      phone: phoneError(phone, 'dialog'),
      code: codeError(code),
      ...(this.task === 'password' && { password: passwordError(password, 'dialog') }),
    }
    if (!this.accept(found)) return false
    const done = await this.submitting.run(this.change, (error) => {
      this.deps.ui.say(loginFailureText(error))
      return false
    })
    return done ?? false
  }

  private async change(): Promise<boolean> {
    const { session, loginFlow, ui } = this.deps
    const { phone, code } = this.values
    if (this.task === 'deletion') {
      await this.deps.call(requestDeletion, { params: { uid: session.uid }, body: { code } }, { quiet: true })
    } else {
      session.begin(await this.ask(this.task), { phone, loginName: phone })
      await loginFlow.loadProfile()
    }
    ui.say(DONE[this.task])
    return true
  }

  private ask(task: Exclude<AccountTask, 'deletion'>): Promise<Token> {
    const { call, session } = this.deps
    const params = { uid: session.uid }
    const { phone, code, password } = this.values
    return task === 'phone'
      ? call(bindPhone, { params, body: { mobile: phone, code } }, { quiet: true })
      : call(setPassword, { params, body: { code, password: md5(password) } }, { quiet: true })
  }

  private accept(found: Partial<Record<AccountField, string | undefined>>): boolean {
    const errors = Object.entries(found).filter(
      (entry): entry is [AccountField, string] => entry[1] !== undefined,
    )
    this.errors = Object.fromEntries(errors)
    const first = errors[0]?.[1]
    if (first !== undefined) this.deps.ui.say(first)
    return first === undefined
  }
}
