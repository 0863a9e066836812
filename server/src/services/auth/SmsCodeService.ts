import type { CodeType } from '@/contracts/auth/smsCode'
import type { Db } from '../../db/Database'
import type { SmsGateway } from '../../gateways/sms/SmsGateway'
import { sha256 } from '../../http/sha256'
import { ApiError } from '../../http/ApiError'
import type { HumanCheck } from '../../gateways/human/HumanCheck'
import { hitNetworkLimit } from '../../http/hitNetworkLimit'
import { networkOf } from '../../http/networkOf'
import type { RateLimiter } from '../../http/RateLimiter'
import type { Clock } from '../../ports/Clock'
import type { Random } from '../../ports/Random'
import { shanghaiDate } from '@/lib/shanghaiDate'
import type { StaffCodes } from '../Credentials'
import { accountLimits as limits } from './accountLimits'
import { type SmsCodeRow, SmsCodeRepository } from './SmsCodeRepository'

const DAY = 86_400_000
const HOUR = 3_600_000
const SECOND = 1000
const NETWORKS_AT_FULL = 100
/** So many networks of one site are trusted at first. */
const NETWORKS_OF_SITE = 10

/** A code of a staff login is good for that alone; no public call sends one of this kind. */
const STAFF = 'staff'
type CodeKind = CodeType | typeof STAFF

const hashOf = (phone: string, code: string) => sha256(`${phone}:${code}`)

/** The sender of a code request. */
export interface CodeSender {
  readonly address: string
  /** The device's own name. */
  readonly device: string | null
  readonly proof?: string | undefined
}

/** A code as somebody gives it back. */
interface SentCode {
  readonly phone: string
  readonly code: string
}

interface SmsCodeDeps {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly limiter: RateLimiter
  readonly gateway: SmsGateway
  readonly humanCheck: HumanCheck
  /** Codes that one network may request in an hour before each one needs a proof. */
  readonly codesUnchecked: number
  /** Codes that one network may request in an hour at all; all together a hundred times that. */
  readonly perAddress: number
  readonly onFailure: (error: unknown) => void
}

/** SMS codes: six digits, single use, five minutes, one a minute and ten a day per phone, five wrong tries. */
export class SmsCodeService {
  constructor(private readonly deps: SmsCodeDeps) {}

  /** Sends a new code, which voids the one before. */
  async send(
    phone: string,
    kind: CodeKind,
    sender: CodeSender,
  ): Promise<{ expiresIn: number; resendAfter: number }> {
    await this.limit(phone, sender)
    const { db, clock, random, gateway, onFailure } = this.deps
    const code = random.digits(limits.codeLength)
    const sentAt = clock()
    const row = {
      phone,
      kind,
      codeHash: hashOf(phone, code),
      sentAt,
      expiresAt: sentAt + limits.codeLifetime,
    }
    await new SmsCodeRepository(db).insert(row)
    try {
      await gateway.send(phone, code)
    } catch (error) {
      onFailure(error)
      await this.giveBack(phone, sender)
      throw new ApiError('smsNotSent')
    }
    return { expiresIn: limits.codeLifetime / 1000, resendAfter: limits.codeInterval / 1000 }
  }

  /** Uses up the code that a phone was sent for this, or answers `smsWrong`; which of the reasons it was is not said. */
  consume(phone: string, code: string, type: CodeKind): Promise<void> {
    return this.consumeAll([{ phone, code }], type)
  }

  /** The same for the codes of several phones: all are used up, or none. */
  async consumeAll(sent: readonly SentCode[], type: CodeKind): Promise<void> {
    const accepted = await this.deps.db.transaction(async (tx) => {
      const codes = new SmsCodeRepository(tx)
      const right: number[] = []
      // Lock in one order everywhere, so that two requests with the same codes do not deadlock.
      for (const { phone, code } of [...sent].sort((a, b) => a.phone.localeCompare(b.phone))) {
        const row = await codes.latestForUpdate(phone)
        if (!row || !this.isAlive(row)) continue
        if (row.kind === type && row.codeHash === hashOf(phone, code)) right.push(row.id)
        else await codes.countTry(row.id)
      }
      if (right.length < sent.length) return false
      for (const id of right) await codes.markUsed(id, this.deps.clock())
      return true
    })
    if (!accepted) throw new ApiError('smsWrong')
  }

  /** The codes of staff logins, for the area that opens them. */
  readonly ofStaff: StaffCodes = {
    send: (phone, from) => this.send(phone, STAFF, from),
    consume: (phone, code) => this.consume(phone, code, STAFF),
  }

  private isAlive(row: SmsCodeRow): boolean {
    return row.usedAt === null && row.tries < limits.codeTries && row.expiresAt > this.deps.clock()
  }

  private dayOf(phone: string): string {
    return `sms:${phone}:${shanghaiDate(this.deps.clock())}`
  }

  private dayOfDevice(device: string): string {
    return `sms:device:${device}:${shanghaiDate(this.deps.clock())}`
  }

  /** Count the shared limit last, so that a request refused for another reason uses none of it. */
  private async limit(phone: string, sender: CodeSender): Promise<void> {
    const { address, proof } = sender
    const { limiter, perAddress, humanCheck } = this.deps
    const network = networkOf(address)
    const isChecked = (await this.isUnsuspected(address)) || (proof && (await humanCheck.accepts(proof)))
    if (!isChecked) throw new ApiError('humanCheckNeeded')
    if (!(await limiter.hit(`sms:network:${network}`, perAddress, HOUR)))
      throw new ApiError('tooManyRequests')
    if (!(await this.mayDevice(sender))) throw new ApiError('smsTooMany')
    if (!(await limiter.hit(`sms:${phone}`, 1, limits.codeInterval))) throw await this.tooSoon(phone)
    if (!(await limiter.hit(this.dayOf(phone), limits.codesPerDay, DAY))) throw new ApiError('smsTooMany')
    if (await limiter.hit('sms:all', perAddress * NETWORKS_AT_FULL, HOUR)) return
    await this.giveBack(phone, sender)
    throw new ApiError('tooManyRequests')
  }

  /** Returns the remaining wait: a reloaded page has no countdown. */
  private async tooSoon(phone: string): Promise<ApiError> {
    const left = await this.deps.limiter.leftOf(`sms:${phone}`, limits.codeInterval)
    return new ApiError('smsTooSoon', `发送过于频繁，${Math.max(1, Math.ceil(left / SECOND))} 秒后可以再获取`)
  }

  /** Whether a device may ask for another code today. One that names itself anew each time is held by the limits beside this one. */
  private async mayDevice({ device }: CodeSender): Promise<boolean> {
    if (device === null) return true
    return this.deps.limiter.hit(this.dayOfDevice(device), limits.codesPerDeviceAndDay, DAY)
  }

  /** Of a code that was not sent. */
  private async giveBack(phone: string, { device }: CodeSender): Promise<void> {
    const { limiter } = this.deps
    await limiter.forget(`sms:${phone}`)
    await limiter.takeBack(this.dayOf(phone))
    if (device !== null) await limiter.takeBack(this.dayOfDevice(device))
  }

  /** Whether a code goes out without a proof: few went to this network, and few to the site that it is one of many of. */
  private isUnsuspected(address: string): Promise<boolean> {
    const { limiter, codesUnchecked: most } = this.deps
    const limit = { name: 'sms:unchecked', address, most, windowMs: HOUR, networks: NETWORKS_OF_SITE }
    return hitNetworkLimit(limiter, limit)
  }
}
