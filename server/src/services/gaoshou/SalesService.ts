import { and, eq, inArray } from 'drizzle-orm'
import type { Seller } from '@/contracts/gaoshou/sellers'
import type { Db } from '../../db/Database'
import { goods } from '../../db/schema/content'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import type { BranchRepository, SellerRow } from '../../repository/BranchRepository'

const sellerOf = ({ seller, branch }: SellerRow): Seller => ({
  id: seller.id,
  name: seller.name,
  title: seller.title,
  avatar: seller.avatar,
  branchId: branch.branchId,
  branchName: branch.name,
  inviteCode: seller.inviteCode,
  wechatId: seller.wechatId,
  qrUrl: `/posters/qr-${seller.id}.png`,
})

/** Sellers, what a promotion sells, and the links where it is bought. */
export class SalesService {
  constructor(
    private readonly db: Db,
    private readonly branches: BranchRepository,
    /** The address of the app before a path; empty keeps links relative to where the app runs. */
    private readonly publicUrl: string,
    /** Whether a user invites by this code. */
    private readonly isInviter: (inviteCode: string) => Promise<boolean>,
  ) {}

  async seller(id: string): Promise<Seller & { consultUrl: string }> {
    const row = orThrow(await this.branches.sellerById(id), 'sellerMissing')
    return { ...sellerOf(row), consultUrl: row.branch.consultUrl }
  }

  async saleList(promotionId: string, page: number, size: number) {
    const { promotion } = orThrow(await this.branches.promotion(promotionId), 'promotionMissing')
    const start = (page - 1) * size
    const ids = promotion.goodsIds.slice(start, start + size)
    const { goodsId, title, cover, price, originalPrice } = goods
    const rows = ids.length
      ? await this.db
          .select({ goodsId, title, cover, price, originalPrice })
          .from(goods)
          .where(and(inArray(goodsId, ids), eq(goods.onSale, true)))
      : []
    const list = ids.flatMap((id) => rows.filter((row) => row.goodsId === id))
    return { list, total: promotion.goodsIds.length, page, size }
  }

  /** Address to buy goods; by default the first recommended ones. */
  async salesLink(inviteCode: string | undefined, goodsId: string | undefined): Promise<string> {
    const target = goodsId ?? (await this.flagship())
    const query = new URLSearchParams({ goodsId: target, ...(inviteCode && { inviteCode }) })
    return `${this.publicUrl}/courses/courses-detail?${query.toString()}`
  }

  /** The same for the code of a seller or of an inviting user; throws `sellerMissing` for an unknown code. */
  async sellerUrl(inviteCode: string): Promise<string> {
    const seller = await this.branches.sellerByInviteCode(inviteCode)
    if (!seller && !(await this.isInviter(inviteCode))) throw new ApiError('sellerMissing')
    return this.salesLink(inviteCode, undefined)
  }

  private async flagship(): Promise<string> {
    const [row] = await this.db
      .select({ goodsId: goods.goodsId })
      .from(goods)
      .where(and(eq(goods.onSale, true), eq(goods.recommended, true)))
      .orderBy(goods.position)
      .limit(1)
    return orThrow(row, 'notFound').goodsId
  }
}
