import {
  teacherCardWordsSchema,
  type Branch,
  type Promotion,
  type ShareInfo,
  type TeacherCard,
} from '@/contracts/base/promotions'
import { orThrow } from '../../http/orThrow'
import type { ItemRepository } from '../../repository/ItemRepository'
import { type BranchRepository, branchOf, type SellerRow } from '../../repository/BranchRepository'

/** Sources of a teacher card. */
export interface CardQuery {
  readonly promotionId?: string | undefined
  readonly inviteCode?: string | undefined
}

/** Promotions, the branches behind them and their contacts. */
export class PromotionService {
  constructor(
    private readonly branches: BranchRepository,
    private readonly items: ItemRepository,
    /** Address of the simulated chat for a branch without a chat link; empty in production. */
    private readonly playedChat: (branchId: string) => string,
  ) {}

  async promotion(id: string): Promise<Promotion> {
    const { promotion, branch } = await this.find(id)
    const { name, branchId, inviteCode } = promotion
    return { id, name, branchId, consultUrl: branch.consultUrl, ...(inviteCode && { inviteCode }) }
  }

  async shareInfo(id: string): Promise<ShareInfo> {
    return (await this.find(id)).promotion.share
  }

  async allBranches(): Promise<Branch[]> {
    return (await this.branches.all()).map(branchOf)
  }

  async branchByPromotion(id: string): Promise<Branch> {
    return branchOf((await this.find(id)).branch)
  }

  async branchByInviteCode(inviteCode: string): Promise<Branch> {
    return branchOf(orThrow(await this.branches.sellerByInviteCode(inviteCode), 'sellerMissing').branch)
  }

  /** The chat link of the promotion's branch, empty when it has none; an unknown or missing promotion gets the head office. */
  async chatLink(
    promotionId: string | undefined,
  ): Promise<{ branchId: string; branchName: string; url: string }> {
    const found = promotionId ? await this.branches.promotion(promotionId) : undefined
    const branch = orThrow(found?.branch ?? (await this.branches.headOffice()), 'notFound')
    const url = branch.consultUrl || this.playedChat(branch.branchId)
    return { branchId: branch.branchId, branchName: branch.name, url }
  }

  /** The teacher of the invite code, else of the promotion, else of the head office. */
  async teacherCard({ promotionId, inviteCode }: CardQuery): Promise<TeacherCard> {
    const invited = inviteCode ? await this.branches.sellerByInviteCode(inviteCode) : undefined
    const promoted = !invited && promotionId ? await this.sellerOfPromotion(promotionId) : undefined
    const { seller } = orThrow(invited ?? promoted ?? (await this.branches.headSeller()), 'sellerMissing')
    const words = await this.items.find('teacher-card', 'teacher-card', teacherCardWordsSchema)
    return {
      ...orThrow(words, 'notFound'),
      sellerId: seller.id,
      teacherName: seller.name,
      title: seller.title,
      wechatId: seller.wechatId,
      qrUrl: `/posters/qr-${seller.id}.png`,
    }
  }

  private async sellerOfPromotion(id: string): Promise<SellerRow | undefined> {
    const found = await this.branches.promotion(id)
    if (!found) return undefined
    const { inviteCode, branchId } = found.promotion
    const own = inviteCode ? await this.branches.sellerByInviteCode(inviteCode) : undefined
    return own ?? this.branches.sellerOfBranch(branchId)
  }

  private async find(id: string) {
    return orThrow(await this.branches.promotion(id), 'promotionMissing')
  }
}
