import { makeAutoObservable, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { salesClue, type ClueExtra } from '@/contracts/gaoshou/salesClues'
import type { Stores } from '@/stores/Stores'
import { CodeSender } from '../login/CodeSender'
import type { LoginGrants } from '../login/LoginGrants'
import { loginFailureText } from '../login/loginFailureText'
import { agreementError } from '../login/loginRules'
import { leadCodeError, leadNameError, leadPasswordError, leadPhoneError, leadSchoolError } from './leadRules'

export type LeadField = 'name' | 'school' | 'className' | 'phone' | 'code' | 'password'
type CheckedField = LeadField | 'agreed'
type LeadErrors = Partial<Record<CheckedField, string>>

const DRAFT = 'lead'
const SAVED_FOR_LATER = '网络不给力，已为你保存，联网后自动提交'
const SAVED_FOR_CONSENT = '已为你保存，同意新协议后自动提交'
/** Maximum wait for the answer; after that the outbox continues in the background. */
const LONGEST_WAIT_MS = 5000

/** The name of the account; the seed stores the phone as the name of nameless users (§8). */
const nameOf = ({ name, phone }: Stores['session']['user']): string => (name === phone ? '' : name)

interface LeadFormDeps extends Pick<
  Stores,
  'session' | 'promotion' | 'outbox' | 'drafts' | 'ui' | 'consents'
> {
  readonly grants: Pick<LoginGrants, 'sendCode' | 'bySms' | 'byPassword'>
  now(): number
  wait(ms: number): Promise<void>
}

/** The lead form (seed §2, §3, §5): contact data for a call back. It keeps a draft until it is sent. */
export class LeadForm {
  values: Record<LeadField, string> = {
    name: '',
    school: '',
    className: '',
    phone: '',
    code: '',
    password: '',
  }
  byPassword = false
  /** To the user agreement: a stranger's lead makes an account. */
  agreed = false
  errors: LeadErrors = {}
  isSubmitting = false
  readonly code: CodeSender

  constructor(
    private readonly deps: LeadFormDeps,
    readonly vacation: boolean,
    /** The lead's request, such as `lecture:7`. */
    private readonly asked?: string,
  ) {
    const { name, school, className, phone } = deps.drafts.read(DRAFT)
    this.values = {
      ...this.values,
      name: name ?? nameOf(deps.session.user),
      school: school ?? '',
      className: className ?? '',
      phone: phone ?? deps.session.user.phone,
    }
    this.code = new CodeSender(deps.ui, (phone, onCheck) => deps.grants.sendCode(phone, onCheck))
    makeAutoObservable<this, 'deps' | 'asked'>(
      this,
      { deps: false, asked: false, vacation: false, code: false },
      { autoBind: true },
    )
  }

  /** An anonymous visitor proves the phone first. */
  get needsProof(): boolean {
    return !this.deps.session.isLoggedIn
  }

  /** Whether to ask for a phone: a WeChat login may have none. */
  get needsPhone(): boolean {
    return this.needsProof || leadPhoneError(this.deps.session.user.phone) !== undefined
  }

  set(field: LeadField, value: string): void {
    this.values[field] = value
    delete this.errors[field]
    const { name, school, className, phone } = this.values
    this.deps.drafts.keep(DRAFT, { name, school, className, phone })
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
    delete this.errors.agreed
  }

  switchProof(): void {
    this.byPassword = !this.byPassword
    this.errors = {}
  }

  async sendCode(): Promise<void> {
    const { phone } = this.values
    if (!this.code.isWaiting && this.accept({ phone: leadPhoneError(phone) })) await this.code.send(phone)
  }

  /** Sends the lead; true when it is on its way (from the outbox if the network is down), false when the form must change. */
  async submit(): Promise<boolean> {
    if (this.isSubmitting || !this.accept(this.allErrors)) return false
    this.isSubmitting = true
    try {
      return await this.send()
    } finally {
      runInAction(() => {
        this.isSubmitting = false
      })
    }
  }

  private async send(): Promise<boolean> {
    const { drafts, ui, outbox, wait } = this.deps
    const proof = await this.prove()
    if (proof === 'refused') return false
    // The lead leaves by the outbox: neither a cut network nor a closed page may lose it.
    const sending = outbox.add(salesClue.id, { body: this.clue })
    drafts.drop(DRAFT)
    const outcome = await Promise.race([sending, wait(LONGEST_WAIT_MS).then(() => 'pending' as const)])
    // Seed §8: a refused lead does not stop the visitor. The quarantine keeps it and has shown its own message.
    const later = this.deps.consents.needsConsent(salesClue.id) ? SAVED_FOR_CONSENT : SAVED_FOR_LATER
    if (outcome !== 'refused') ui.say(outcome === 'sent' ? '提交成功' : later)
    return true
  }

  /** Logs an anonymous visitor in. Without a network the lead is kept all the same. */
  private async prove(): Promise<'proved' | 'offline' | 'refused'> {
    if (!this.needsProof) return 'proved'
    const { phone, code, password, name } = this.values
    const { grants, ui } = this.deps
    const prove = async (): Promise<'proved'> => {
      await (this.byPassword ? grants.byPassword(phone, password) : grants.bySms(phone, code, name.trim()))
      return 'proved'
    }
    return catchApiError(prove, (error) => {
      if (error.kind === 'offline' || error.kind === 'timeout') return 'offline'
      ui.say(loginFailureText(error))
      return 'refused'
    })
  }

  private get clue(): object {
    const { session, promotion, now } = this.deps
    const { name, school, className, phone } = this.values
    const { inviteCode, agentCode } = promotion.context
    const extra: ClueExtra = {
      name: name.trim(),
      ...(school.trim() && { school: school.trim() }),
      ...(className.trim() && { className: className.trim() }),
      submitTime: now(),
      ...(this.asked !== undefined && { asked: { [this.asked]: now() } }),
    }
    return {
      phone: this.needsPhone ? phone : session.user.phone,
      ...(promotion.promotionDigits && { promotionId: promotion.promotionDigits }),
      ...(session.uid && { uid: session.uid }),
      ...(inviteCode && { inviteCode }),
      ...(agentCode && { agentCode }),
      extra,
    }
  }

  private get allErrors(): Partial<Record<CheckedField, string | undefined>> {
    const { name, school, phone, code, password } = this.values
    return {
      name: leadNameError(name),
      ...(this.vacation && { school: leadSchoolError(school) }),
      ...(this.needsPhone && { phone: leadPhoneError(phone) }),
      ...(this.needsProof &&
        (this.byPassword ? { password: leadPasswordError(password) } : { code: leadCodeError(code) })),
      ...(this.needsProof && { agreed: agreementError(this.agreed) }),
    }
  }

  private accept(found: Partial<Record<CheckedField, string | undefined>>): boolean {
    const errors = Object.entries(found).filter(
      (entry): entry is [CheckedField, string] => entry[1] !== undefined,
    )
    this.errors = Object.fromEntries(errors)
    const first = errors[0]?.[1]
    if (first !== undefined) this.deps.ui.say(first)
    return first === undefined
  }
}
