import { watched, type WatchSession } from '@/contracts/course/watching'
import type { Backend } from './startBackend'
import { type Buyer, type Shop, startShop } from './startShop'

export const GOODS = '270101'
export const LESSON = '004'
const NOW = Date.parse('2026-12-01T20:00:00+08:00')

/** Learners of one course. */
export class School {
  constructor(
    readonly shop: Shop,
    readonly backend: Backend,
  ) {}

  /** A learner who holds the course. */
  async learner(): Promise<Buyer> {
    const buyer = await this.shop.buyer()
    await buyer.own(GOODS)
    this.backend.time.now = Math.max(this.backend.time.now, NOW)
    // Start after the learner joined and the course was granted.
    await this.backend.rows(
      `update entitlements set granted_at = '2026-01-01' where uid = ${buyer.uid} returning uid`,
    )
    await this.backend.rows(
      `update users set registered_at = '2026-01-01' where uid = ${buyer.uid} returning uid`,
    )
    return buyer
  }

  sitting(more: Partial<WatchSession> = {}): WatchSession {
    const { now } = this.backend.time
    return {
      sittingId: 'sitting-0001',
      goodsId: GOODS,
      lessonId: LESSON,
      startedAt: now - 60_000,
      at: now,
      seconds: 20,
      covered: [[0, 20]],
      place: 20,
      length: 60,
      ...more,
    }
  }

  /** Twenty seconds of the lesson, unless it is said otherwise. */
  tell({ uid, token }: Buyer, more: Partial<WatchSession> = {}) {
    return this.backend.ask(watched, { params: { uid }, body: this.sitting(more) }, token)
  }
}

/** Starts a backend on which people learn. */
export const startSchool = async (): Promise<School> => {
  const shop = await startShop()
  return new School(shop, shop.backend)
}
