import type { PointEntry } from '@/contracts/growth/credits'
import {
  EXPIRES_SOON_DAYS,
  type PointReason,
  pointReasons,
  pointShop,
  POINTS_LAST_DAYS,
} from '@/domain/growth/pointRules'
import { MOST_CARDS } from '@/domain/growth/clockActivities'
import type { Db } from '../../../db/Database'
import { drainQueue } from '../../../db/drainQueue'
import { lock, withLock } from '../../../db/withLock'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import { ClockRepository } from '../clock/ClockRepository'
import { type EntryRow, PointRepository } from './PointRepository'

const DAY = 86_400_000
const BATCH = 200

/** The lock under which an account's points are spent and its awards granted. */
export const pointLock = (uid: number): string => `points:${uid}`

const isReason = (reason: string): reason is PointReason =>
  Object.prototype.hasOwnProperty.call(pointReasons, reason)

const entryOf = ({ entryId, delta, reason, at, expiresAt }: EntryRow): PointEntry => ({
  entryId: String(entryId),
  delta,
  reason: isReason(reason) ? reason : 'task',
  at,
  ...(expiresAt !== null && { expiresAt }),
})

/** The month of an address as a span of China's time. */
const monthSpan = (month: string): { from: number; to: number } => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: Date.parse(`${month}-01T00:00:00+08:00`), to: Date.parse(`${next}-01T00:00:00+08:00`) }
}

/** Points: a ledger with expiring lots, and a shop. */
export class PointService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    /** Gives a coupon inside the transaction; throws where the account had it already. */
    private readonly giveCoupon: (tx: Db, uid: number, templateId: string) => Promise<void>,
  ) {}

  async list(uid: number, month: string | undefined, page: number, size: number) {
    const points = new PointRepository(this.db)
    const now = this.clock()
    const { rows, total } = await points.page(
      uid,
      month === undefined ? undefined : monthSpan(month),
      page,
      size,
    )
    const balance = await points.balance(uid, now, now + EXPIRES_SOON_DAYS * DAY)
    return { list: rows.map(entryOf), total, page, size, ...balance }
  }

  async balance(uid: number, db: Db = this.db): Promise<number> {
    const now = this.clock()
    return (await new PointRepository(db).balance(uid, now, now)).balance
  }

  /** Earns points once per reason and ref, inside the caller's transaction. */
  earn(tx: Db, uid: number, points: number, reason: PointReason, ref: string): Promise<boolean> {
    const at = this.clock()
    return new PointRepository(tx).add({
      uid,
      delta: points,
      reason,
      ref,
      at,
      expiresAt: at + POINTS_LAST_DAYS * DAY,
    })
  }

  /** Exchanges points for an item; a repeat of the key changes nothing. Two devices at once never overdraw. */
  async redeem(uid: number, itemId: string, key: string) {
    const item = orThrow(Object.entries(pointShop).find(([id]) => id === itemId)?.[1], 'notFound')
    return withLock(this.db, pointLock(uid), async (tx) => {
      const points = new PointRepository(tx)
      const clocks = new ClockRepository(tx)
      const now = this.clock()
      const balance = await this.balance(uid, tx)
      const cards = await clocks.cards(uid)
      const isNew = await points.add({
        uid,
        delta: -item.points,
        reason: 'redeem',
        ref: key,
        at: now,
        expiresAt: null,
      })
      if (!isNew) return { balance, cards }
      if (balance < item.points) throw new ApiError('pointsTooFew')
      await points.spend(uid, item.points, now)
      const left = balance - item.points
      if (item.gives.kind === 'coupon') {
        await this.giveCoupon(tx, uid, item.gives.templateId)
        return { balance: left, cards }
      }
      if (cards >= MOST_CARDS) throw new ApiError('cardsFull')
      await clocks.giveCard(uid, `redeem-${key}`, now)
      return { balance: left, cards: cards + 1 }
    })
  }

  /** Expires lots of points. */
  expire(): Promise<number> {
    return drainQueue(() => new PointRepository(this.db).expire(this.clock(), BATCH))
  }

  /** Takes the lock of an account's points until the transaction ends. */
  hold(tx: Db, uid: number): Promise<unknown> {
    return lock(tx, pointLock(uid))
  }
}
