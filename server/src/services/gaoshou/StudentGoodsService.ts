import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { GoodsExist, TakenGoods, TakeRefusal } from '@/contracts/gaoshou/studentGoods'
import type { ErrorName } from '@/contracts/errors'
import { isFree } from '@/domain/courses/isFree'
import type { Db } from '../../db/Database'
import { goods } from '../../db/schema/content'
import { entitlements } from '../../db/schema/courses'
import { winterApplications } from '../../db/schema/sales'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import type { Clock } from '../../ports/Clock'
import { expiryOf, isOver } from '../../repository/expiryOf'

/** The referral of a learner who takes goods. */
interface CameBy {
  readonly promotionId?: string | undefined
  readonly inviteCode?: string | undefined
}

type GoodsRow = typeof goods.$inferSelect

const REFUSED: Readonly<Record<TakeRefusal, ErrorName>> = {
  gone: 'notFound',
  priced: 'goodsNotFree',
  limited: 'goodsNotFree',
  shipped: 'goodsNotFree',
  over: 'goodsOver',
}

const refusalOf = (row: GoodsRow | undefined, now: number): TakeRefusal | undefined => {
  if (!row) return 'gone'
  if (row.price > 0) return 'priced'
  if (row.shipped) return 'shipped'
  if (!isFree(row)) return 'limited'
  return isOver(row, now) ? 'over' : undefined
}

/** Which goods a learner owns, and how free ones are taken. */
export class StudentGoodsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async owned(uid: number, goodsIds: readonly string[]): Promise<GoodsExist[]> {
    const alive = or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, this.clock()))
    const rows = await this.db
      .select({ goodsId: entitlements.goodsId })
      .from(entitlements)
      .where(and(eq(entitlements.uid, uid), inArray(entitlements.goodsId, [...goodsIds]), alive))
    const mine = new Set(rows.map((row) => row.goodsId))
    return goodsIds.map((goodsId) => ({ goodsId, exist: mine.has(goodsId) }))
  }

  async owns(uid: number, goodsId: string): Promise<GoodsExist> {
    return orThrow((await this.owned(uid, [goodsId]))[0], 'internal')
  }

  /** Takes one thing that costs nothing. */
  async take(uid: number, goodsId: string, attributionOf: CameBy): Promise<GoodsExist> {
    const { refused } = orThrow((await this.takeAll(uid, [goodsId], attributionOf))[0], 'internal')
    if (refused) throw new ApiError(REFUSED[refused])
    return { goodsId, exist: true }
  }

  /** Takes of several goods those that may be taken; of what the learner does not hold then, why not. */
  async takeAll(uid: number, goodsIds: readonly string[], attributionOf: CameBy): Promise<TakenGoods[]> {
    const ids = [...new Set(goodsIds)]
    const rows = await this.db
      .select()
      .from(goods)
      .where(and(inArray(goods.goodsId, ids), eq(goods.onSale, true)))
    const now = this.clock()
    const refusals = new Map(
      ids.map((goodsId) => [
        goodsId,
        refusalOf(
          rows.find((row) => row.goodsId === goodsId),
          now,
        ),
      ]),
    )
    await this.grant(
      uid,
      rows.filter(({ goodsId }) => !refusals.get(goodsId)),
      attributionOf,
      now,
    )
    const held = await this.owned(uid, ids)
    return held.map(({ goodsId, exist }) => {
      const refused = exist ? undefined : refusals.get(goodsId)
      return { goodsId, exist, ...(refused && { refused }) }
    })
  }

  private async grant(
    uid: number,
    rows: readonly GoodsRow[],
    { promotionId, inviteCode }: CameBy,
    grantedAt: number,
  ): Promise<void> {
    if (rows.length === 0) return
    await this.db
      .insert(entitlements)
      .values(
        rows.map((row) => ({
          uid,
          goodsId: row.goodsId,
          source: 'free' as const,
          promotionId,
          inviteCode,
          grantedAt,
          expiresAt: expiryOf(row, grantedAt),
        })),
      )
      // Renew an expired entitlement; one that is held or was paid for longer stays as it is.
      .onConflictDoUpdate({
        target: [entitlements.uid, entitlements.goodsId],
        set: {
          source: sql`excluded.source`,
          // An order that is over grants nothing any more, and is not given back for what was taken after it.
          orderId: null,
          promotionId: sql`excluded.promotion_id`,
          inviteCode: sql`excluded.invite_code`,
          grantedAt: sql`excluded.granted_at`,
          expiresAt: sql`excluded.expires_at`,
        },
        setWhere: sql`${entitlements.expiresAt} <= excluded.granted_at`,
      })
  }

  /** Notes an application of the winter vacation; a teacher calls back, nothing is granted yet. */
  async applyForWinter(uid: number, goodsId: string): Promise<void> {
    const [found] = await this.db.select({ id: goods.goodsId }).from(goods).where(eq(goods.goodsId, goodsId))
    orThrow(found, 'notFound')
    await this.db
      .insert(winterApplications)
      .values({ uid, goodsId, appliedAt: this.clock() })
      .onConflictDoNothing()
  }
}
