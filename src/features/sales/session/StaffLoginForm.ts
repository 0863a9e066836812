import md5 from 'md5'
import { makeAutoObservable } from 'mobx'
import { ApiError } from '@/api'
import { humanCheck } from '@/contracts/auth/humanCheck'
import { errors } from '@/contracts/errors'
import { staffCode, staffCodeLogin, staffLogin } from '@/contracts/staff/session'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'
import type { StaffClient } from './StaffClient'

/** `second` asks for the code of the second factor after a right password. */
export type StaffLoginMode = 'password' | 'code' | 'second'
type FieldName = 'loginName' | 'password' | 'phone' | 'code'

const CODE_LENGTH = 6
/** Refused in words that the backend has already chosen. */
const textOf = ({ kind, serverMsg, msg }: ApiError): string =>
  kind === 'rejected' && serverMsg ? serverMsg : msg

/** The login of staff: account and password, with a code to the phone for some roles; or phone and code. */
export class StaffLoginForm {
  mode: StaffLoginMode = 'password'
  loginName = ''
  password = ''
  phone = ''
  code = ''
  /** The masked phone that the second code goes to. */
  sentTo = ''
  errors: Partial<Record<FieldName, string>> = {}
  readonly task = new Task()
  private ticket = ''

  constructor(private readonly deps: Pick<Stores, 'call' | 'ui'> & { readonly staff: StaffClient }) {
    makeAutoObservable<this, 'deps' | 'ticket'>(
      this,
      { deps: false, ticket: false, task: false },
      { autoBind: true },
    )
  }

  set(field: FieldName, value: string): void {
    this[field] = value
    delete this.errors[field]
  }

  switchMode(): void {
    this.mode = this.mode === 'password' ? 'code' : 'password'
    this.code = ''
    this.errors = {}
  }

  /** Whether a code can be requested: with a valid phone, or with a ticket in place of it. */
  readyForCode(): boolean {
    if (this.mode === 'second') return true
    this.errors = this.phoneError
    return Object.keys(this.errors).length === 0
  }

  /** Sends the code; where many were asked for, the device proves first that a person uses it. */
  async sendCode(onCheck: () => void): Promise<void> {
    const to = this.mode === 'second' ? { ticket: this.ticket } : { phone: this.phone }
    const { call } = this.deps
    try {
      await call(staffCode, { body: to }, { quiet: true })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== errors.humanCheckNeeded.status) throw error
      onCheck()
      const { solveHumanCheck } = await import('@/domain/humanCheck/solveHumanCheck')
      const proof = await solveHumanCheck(await call(humanCheck, {}, { quiet: true }))
      await call(staffCode, { body: { ...to, proof } }, { quiet: true })
    }
  }

  /** True when the member is logged in. */
  async submit(): Promise<boolean> {
    this.errors = this.found
    if (Object.keys(this.errors).length > 0) return false
    const done = await this.task.run(this.logIn, (error) => {
      this.deps.ui.say(textOf(error))
      return false
    })
    return done === true
  }

  private async logIn(): Promise<boolean> {
    const { call, staff } = this.deps
    if (this.mode !== 'password') {
      const proof = this.mode === 'second' ? { ticket: this.ticket } : { phone: this.phone }
      staff.begin(await call(staffCodeLogin, { body: { ...proof, code: this.code } }, { quiet: true }))
      return true
    }
    const body = { loginName: this.loginName.trim(), password: md5(this.password) }
    const answer = await call(staffLogin, { body }, { quiet: true })
    if (answer.kind === 'challenge') this.challenge(answer)
    else staff.begin(answer)
    return answer.kind === 'session'
  }

  private challenge({ ticket, phone }: { readonly ticket: string; readonly phone: string }): void {
    this.mode = 'second'
    this.ticket = ticket
    this.sentTo = phone
  }

  private get phoneError(): Partial<Record<FieldName, string>> {
    return /^1\d{10}$/.test(this.phone) ? {} : { phone: '请输入正确的手机号' }
  }

  private get found(): Partial<Record<FieldName, string>> {
    const code = this.code.length === CODE_LENGTH ? {} : { code: '请输入验证码' }
    if (this.mode === 'second') return code
    if (this.mode === 'code') return { ...this.phoneError, ...code }
    return {
      ...(!/^[\w.-]{3,32}$/.test(this.loginName.trim()) && { loginName: '请输入正确的账号' }),
      ...(this.password === '' && { password: '请输入密码' }),
    }
  }
}
