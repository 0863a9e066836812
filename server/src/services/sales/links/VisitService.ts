import {
  ATTRIBUTION_VERSION,
  ATTRIBUTION_WINDOW_MS,
  burstLimits,
  firstHeldTouch,
  firstTouch,
  lastTouch,
} from '@/domain/sales/attribution'
import type { HoldReason } from '../../../db/schema/salesWork'
import { networkOf } from '../../../http/networkOf'
import type { RateLimiter } from '../../../http/RateLimiter'
import type { Clock } from '../../../ports/Clock'
import type { LinkCodes } from './linkCodes'
import type { LinkRepository } from './LinkRepository'
import type { LinkTouch, VisitRepository } from './VisitRepository'

const HOUR = 3_600_000
/** An account that registered within the last minute is new (seed §4); a slow phone gets five. */
const NEW_ACCOUNT_MS = 5 * 60_000

/** A registration waits for the same reason as the visit that it came by. */
const holdOfVisit = ({ held }: LinkTouch): HoldReason | null => (held === 'dropped' ? null : held)

interface VisitDeps {
  readonly visits: VisitRepository
  readonly links: LinkRepository
  readonly codes: LinkCodes
  readonly limiter: RateLimiter
  readonly clock: Clock
}

/** A login, as the area of accounts reports it. */
export interface Login {
  readonly uid: number
  readonly registeredAt: number
  readonly device: string | null
}

/** Attributes link visits to accounts (docs/decisions/107). */
export class VisitService {
  constructor(private readonly deps: VisitDeps) {}

  /** Counts a visit by its id; a code that is unknown, disabled or over counts nothing and is no error. */
  async visit(id: string, code: string, visitor: string | null, address: string): Promise<void> {
    const { visits, links, codes, clock } = this.deps
    if (visitor === null || !codes.isOurs(code)) return
    const link = await links.byCode(code)
    const at = clock()
    if (!link || link.disabledAt !== null || link.expiresAt <= at) return
    const held = await this.holdOf(link.staffId, code, visitor, address)
    if (await visits.insert({ id, code, visitor, at, held }))
      await visits.recount(link.staffId, link.promotionId, at)
  }

  /** Joins the device to the account, and freezes the source of a new account. */
  async noteLogin({ uid, registeredAt, device }: Login): Promise<void> {
    const { visits, clock } = this.deps
    if (device !== null) await visits.noteDevice(device, uid, clock())
    if (clock() - registeredAt > NEW_ACCOUNT_MS) return
    const now = clock()
    const span = { after: registeredAt - ATTRIBUTION_WINDOW_MS, until: now }
    const touches = await visits.touches(uid, device, span)
    const touch = firstTouch(touches, now) ?? firstHeldTouch(touches, now)
    const held = touch ? ((await this.holdOfAccount(uid, touch)) ?? holdOfVisit(touch)) : null
    const isFrozen = await visits.freeze({
      uid,
      registeredAt,
      code: touch?.code ?? null,
      visitId: touch?.id ?? null,
      staffId: touch?.staffId ?? null,
      branchId: touch?.branchId ?? null,
      promotionId: touch?.promotionId ?? null,
      ruleVersion: ATTRIBUTION_VERSION,
      held,
    })
    if (isFrozen && touch) await visits.recount(touch.staffId, touch.promotionId, registeredAt)
  }

  /** The link that a lead belongs to: the last eligible visit of its device or account. */
  async leadSource(uid: number | null, device: string | null): Promise<LinkTouch | undefined> {
    const now = this.deps.clock()
    const span = { after: now - ATTRIBUTION_WINDOW_MS, until: now }
    return lastTouch(await this.deps.visits.touches(uid, device, span), now)
  }

  private async holdOf(
    staffId: string,
    code: string,
    visitor: string,
    address: string,
  ): Promise<HoldReason | null> {
    if (await this.deps.visits.isDeviceOf(visitor, staffId)) return 'own'
    const key = `link-visit:${code}:${networkOf(address)}`
    return (await this.deps.limiter.hit(key, burstLimits.visitsAnHour, HOUR)) ? null : 'burst'
  }

  private async holdOfAccount(uid: number, { staffId, code }: LinkTouch): Promise<HoldReason | null> {
    const { visits, clock } = this.deps
    if (await visits.isSelf(uid, staffId)) return 'self'
    const recent = await visits.registrations(code, clock() - burstLimits.registrationsWindowMs)
    return recent >= burstLimits.registrations ? 'burst' : null
  }
}
