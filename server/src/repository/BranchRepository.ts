import { eq, sql } from 'drizzle-orm'
import type { Branch } from '@/contracts/base/promotions'
import type { Db } from '../db/Database'
import { prepared } from '../db/prepared'
import { branches, promotions, sellers } from '../db/schema/content'

export type PromotionRow = typeof promotions.$inferSelect
export type BranchRow = typeof branches.$inferSelect

/** A seller with the branch. */
export interface SellerRow {
  readonly seller: typeof sellers.$inferSelect
  readonly branch: BranchRow
}

/** A branch as a call answers it. */
export const branchOf = ({ position: _, retired: __, tabact, ...row }: BranchRow): Branch => ({
  ...row,
  ...(tabact !== null && { tabact }),
})

const promotionById = prepared((db) =>
  db
    .select({ promotion: promotions, branch: branches })
    .from(promotions)
    .innerJoin(branches, eq(branches.branchId, promotions.branchId))
    .where(eq(promotions.id, sql.placeholder('id')))
    .prepare('promotion_by_id'),
)

const branchIdByPromotion = prepared((db) =>
  db
    .select({ branchId: promotions.branchId })
    .from(promotions)
    .innerJoin(branches, eq(branches.branchId, promotions.branchId))
    .where(eq(promotions.id, sql.placeholder('id')))
    .prepare('branch_id_by_promotion'),
)

/** SQL of branches, promotions and sellers. */
export class BranchRepository {
  constructor(private readonly db: Db) {}

  all(): Promise<BranchRow[]> {
    return this.db.select().from(branches).where(eq(branches.retired, false)).orderBy(branches.position)
  }

  async promotion(id: string): Promise<{ promotion: PromotionRow; branch: BranchRow } | undefined> {
    const [row] = await promotionById(this.db).execute({ id })
    return row
  }

  async branchIdOf(promotionId: string): Promise<string | undefined> {
    const [row] = await branchIdByPromotion(this.db).execute({ id: promotionId })
    return row?.branchId
  }

  async headOffice(): Promise<BranchRow | undefined> {
    const [row] = await this.db
      .select()
      .from(branches)
      .where(eq(branches.retired, false))
      .orderBy(branches.position)
      .limit(1)
    return row
  }

  private sellersWithBranch() {
    return this.db
      .select({ seller: sellers, branch: branches })
      .from(sellers)
      .innerJoin(branches, eq(branches.branchId, sellers.branchId))
  }

  async sellerById(id: string): Promise<SellerRow | undefined> {
    const [row] = await this.sellersWithBranch().where(eq(sellers.id, id))
    return row
  }

  async sellerByInviteCode(inviteCode: string): Promise<SellerRow | undefined> {
    const [row] = await this.sellersWithBranch().where(eq(sellers.inviteCode, inviteCode))
    return row
  }

  async sellerOfBranch(branchId: string): Promise<SellerRow | undefined> {
    const [row] = await this.sellersWithBranch()
      .where(eq(sellers.branchId, branchId))
      .orderBy(sellers.id)
      .limit(1)
    return row
  }

  async headSeller(): Promise<SellerRow | undefined> {
    const [row] = await this.sellersWithBranch().orderBy(branches.position, sellers.id).limit(1)
    return row
  }
}
