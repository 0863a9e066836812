import type { SalesLink } from '@/contracts/sales/links'
import { type LinkPageKey, linkPages, linkPathOf } from '@/domain/sales/linkPages'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { StaffSession, WriteAudit } from '../../../http/StaffSession'
import type { Clock } from '../../../ports/Clock'
import type { LinkCodes } from './linkCodes'
import type { LinkFigures, LinkRepository, LinkRow } from './LinkRepository'

const DAY_MS = 86_400_000
const NOTHING: LinkFigures = { visits: 0, visitors: 0, registrations: 0, orders: 0, amount: 0 }

/** A link as a member orders it. */
export interface NewLink {
  readonly page: LinkPageKey
  readonly promotionId: string
  readonly inviteCode?: string | undefined
  readonly title: string
  readonly days: number
}

interface LinkDeps {
  readonly links: LinkRepository
  readonly codes: LinkCodes
  readonly clock: Clock
  readonly audit: WriteAudit
  /** The address of the app before a path; empty keeps links relative. */
  readonly publicUrl: string
  /** Whether a code is that of a seller or a learner. */
  isKnownCode(inviteCode: string): Promise<boolean>
}

/** Promotion links of staff: short, signed, ending, and only to pages of ours. */
export class LinkService {
  constructor(private readonly deps: LinkDeps) {}

  async options(member: StaffSession) {
    return { list: await this.deps.links.promotions(), inviteCode: await this.inviteCodeOf(member) }
  }

  async create(member: StaffSession, link: NewLink): Promise<SalesLink> {
    const { links, codes, clock, audit } = this.deps
    const promotion = orThrow(await links.promotion(link.promotionId), 'promotionMissing')
    const { inviteCode } = link
    if (inviteCode !== undefined && !(await this.deps.isKnownCode(inviteCode)))
      throw new ApiError('sellerMissing')
    const createdAt = clock()
    const pageTitle = linkPages.find(({ key }) => key === link.page)?.title ?? ''
    const row: LinkRow = {
      code: codes.make(),
      staffId: member.staffId,
      branchId: member.branchId,
      title: link.title || `${pageTitle}·${promotion.name}`.slice(0, 40),
      path: linkPathOf(link.page, link.promotionId),
      promotionId: link.promotionId,
      inviteCode: inviteCode ?? promotion.inviteCode,
      createdAt,
      expiresAt: createdAt + link.days * DAY_MS,
      disabledAt: null,
    }
    await links.insert(row)
    await audit({
      actor: member.name,
      staffId: member.staffId,
      branchId: member.branchId,
      action: 'link.create',
      subject: row.code,
    })
    return this.linkOf(row, member.name, NOTHING)
  }

  async page(member: StaffSession, before: number | undefined, size: number) {
    const { links, clock } = this.deps
    const rows = await links.page(member, before ?? clock() + DAY_MS, size)
    const figures = await links.figures(rows.map(({ link }) => link.code))
    return {
      list: rows.map(({ link, staffName }) =>
        this.linkOf(link, staffName, figures.get(link.code) ?? NOTHING),
      ),
      next: rows.length === size ? (rows[rows.length - 1]?.link.createdAt ?? null) : null,
    }
  }

  async disable(member: StaffSession, code: string): Promise<void> {
    const { links, clock, audit } = this.deps
    if (!(await links.disable(member, code, clock()))) throw new ApiError('notFound')
    await audit({
      actor: member.name,
      staffId: member.staffId,
      branchId: member.branchId,
      action: 'link.disable',
      subject: code,
    })
  }

  /** Target of a short address; undefined for a foreign code. Only values of the row enter the address. */
  async target(code: string): Promise<string | undefined> {
    const { links, codes, clock, publicUrl } = this.deps
    const row = codes.isOurs(code) ? await links.byCode(code) : undefined
    if (!row) return undefined
    const isAlive = row.disabledAt === null && row.expiresAt > clock()
    const query = new URLSearchParams({
      promotionId: row.promotionId,
      ...(row.inviteCode !== null && { inviteCode: row.inviteCode }),
      ...(isAlive && { k: row.code }),
    })
    return `${publicUrl}${row.path}?${query.toString()}`
  }

  /** The short address of a code of ours. */
  shortUrl(code: string): string {
    return `${this.deps.publicUrl}/l/${code}`
  }

  async row(code: string): Promise<LinkRow> {
    const { links, codes } = this.deps
    return orThrow(codes.isOurs(code) ? await links.byCode(code) : undefined, 'notFound')
  }

  private async inviteCodeOf(member: StaffSession): Promise<string | null> {
    const [own] = await this.deps.links.page(member, Number.MAX_SAFE_INTEGER / 2000, 1)
    return own?.link.inviteCode ?? null
  }

  private linkOf(row: LinkRow, staffName: string, figures: LinkFigures): SalesLink {
    const { code, title, path, promotionId, createdAt, expiresAt, disabledAt } = row
    return {
      code,
      title,
      path,
      promotionId,
      createdAt,
      expiresAt,
      url: this.shortUrl(code),
      qrUrl: `/link-qr/${code}.png`,
      posterUrl: `/link-poster/${code}.png`,
      staffName,
      isDisabled: disabledAt !== null,
      ...figures,
    }
  }
}
