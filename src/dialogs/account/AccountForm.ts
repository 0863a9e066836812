import md5 from 'md5'
import { makeAutoObservable } from 'mobx'
import { bindPhone, changePhone, requestDeletion, setPassword } from '@/contracts/auth/account'
import type { Token } from '@/contracts/auth/token'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import { CodeSender } from '../login/CodeSender'
import { loginFailureText } from '../login/loginFailureText'
import type { LoginGrants } from '../login/LoginGrants'
import { codeError, passwordError, phoneError } from '../login/loginRules'

/** What an SMS code lets the owner of an account change. */
export type AccountTask = 'password' | 'phone' | 'newPhone' | 'deletion'
export type AccountField = 'ownCode' | 'phone' | 'code' | 'password'

const DONE: Readonly<Record<AccountTask, string>> = {
  password: '密码已设置',
  phone: '手机号已绑定',
  newPhone: '手机号已更换',
  deletion: '已申请注销，七天内可以在这里撤回',
}

interface AccountFormDeps extends Pick<Stores, 'call' | 'session' | 'ui' | 'loginFlow'> {
  readonly grants: Pick<LoginGrants, 'sendProof'>
}

/**
 * Sets a password, binds or changes the phone, or asks for the deletion of the account, proved by an SMS code; all but the last give the
 * session a new token. A change of the phone is proved by a code to the phone that the account has, too.
 */
export class AccountForm {
  values: Record<AccountField, string> = { ownCode: '', phone: '', code: '', password: '' }
  errors: Partial<Record<AccountField, string>> = {}
  readonly code: CodeSender
  /** Sends the code to the phone that the account has. */
  readonly ownCode: CodeSender
  private readonly submitting = new Task()

  constructor(
    private readonly deps: AccountFormDeps,
    readonly task: AccountTask,
  ) {
    if (!this.asksPhone) this.values.phone = deps.session.user.phone
    const sender = (): CodeSender => new CodeSender(deps.ui, (phone) => deps.grants.sendProof(phone))
    this.code = sender()
    this.ownCode = sender()
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, task: false, code: false, ownCode: false },
      { autoBind: true },
    )
  }

  /** Whether the phone is one that the account does not have yet. */
  get asksPhone(): boolean {
    return this.task === 'phone' || this.task === 'newPhone'
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

  async sendOwnCode(): Promise<void> {
    if (!this.ownCode.isWaiting) await this.ownCode.send(this.deps.session.user.phone)
  }

  dispose(): void {
    this.code.dispose()
    this.ownCode.dispose()
  }

  /** True when the account was changed. */
  async submit(): Promise<boolean> {
    const { ownCode, phone, code, password } = this.values
    const found = {
      ...(this.task === 'newPhone' && { ownCode: codeError(ownCode) }),
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
    const { ownCode, phone, code, password } = this.values
    switch (task) {
      case 'phone':
        return call(bindPhone, { params, body: { mobile: phone, code } }, { quiet: true })
      case 'newPhone':
        return call(changePhone, { params, body: { ownCode, mobile: phone, code } }, { quiet: true })
      case 'password':
        return call(setPassword, { params, body: { code, password: md5(password) } }, { quiet: true })
    }
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
