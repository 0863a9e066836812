import { and, count, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { users } from '../../../db/schema/accounts'
import {
  accountSources,
  linkVisits,
  salesCounting,
  salesLinks,
  type VisitHold,
  visitorAccounts,
} from '../../../db/schema/salesWork'
import { staffAccounts, staffTokens } from '../../../db/schema/staff'
import { shanghaiDate } from '@/lib/shanghaiDate'

/** A visit with what its link says. */
export interface LinkTouch {
  readonly id: string
  readonly at: number
  readonly held: VisitHold | null
  readonly code: string
  readonly staffId: string
  readonly branchId: string | null
  readonly promotionId: string
}

const touchColumns = {
  id: linkVisits.id,
  at: linkVisits.at,
  held: linkVisits.held,
  code: salesLinks.code,
  staffId: salesLinks.staffId,
  branchId: salesLinks.branchId,
  promotionId: salesLinks.promotionId,
}

/** Limit of a person's visits that are read: far more than a person makes in 30 days. */
const MOST_TOUCHES = 500

/** SQL of visits and of what registrations are counted for. */
export class VisitRepository {
  constructor(private readonly db: Db) {}

  /** Adds a visit; false when its id is known. */
  async insert(row: typeof linkVisits.$inferInsert): Promise<boolean> {
    const added = await this.db.insert(linkVisits).values(row).onConflictDoNothing().returning()
    return added.length > 0
  }

  /** Queues a recount of a member's day. */
  async recount(staffId: string, promotionId: string, at: number): Promise<void> {
    await this.db
      .insert(salesCounting)
      .values({ kind: 'staff', subject: staffId, promotionId, day: shanghaiDate(at) })
  }

  /** Whether a member of staff has a session on a device. */
  async isDeviceOf(device: string, staffId: string): Promise<boolean> {
    const [row] = await this.db
      .select({ staffId: staffTokens.staffId })
      .from(staffTokens)
      .where(and(eq(staffTokens.device, device), eq(staffTokens.staffId, staffId)))
      .limit(1)
    return row !== undefined
  }

  /** Notes that an account logged in on a device; answers every device of the account. */
  async noteDevice(visitor: string, uid: number, at: number): Promise<void> {
    await this.db.insert(visitorAccounts).values({ visitor, uid, at }).onConflictDoNothing()
  }

  /**
   * Visits of a person in a span, oldest first, held ones too: on this device, and on devices where the account had logged in
   * before the span ended. A device that joins later changes nothing that was decided before. Of very many visits the newest.
   */
  async touches(
    uid: number | null,
    visitor: string | null,
    { after, until }: { readonly after: number; readonly until: number },
  ): Promise<LinkTouch[]> {
    const devices =
      uid === null
        ? undefined
        : inArray(
            linkVisits.visitor,
            this.db
              .select({ visitor: visitorAccounts.visitor })
              .from(visitorAccounts)
              .where(and(eq(visitorAccounts.uid, uid), lte(visitorAccounts.at, until))),
          )
    const own = visitor === null ? undefined : eq(linkVisits.visitor, visitor)
    const mine = or(devices, own)
    if (!mine) return []
    const newestFirst = await this.db
      .select(touchColumns)
      .from(linkVisits)
      .innerJoin(salesLinks, eq(salesLinks.code, linkVisits.code))
      .where(and(mine, gt(linkVisits.at, after), lte(linkVisits.at, until)))
      .orderBy(desc(linkVisits.at), desc(linkVisits.id))
      .limit(MOST_TOUCHES)
    return newestFirst.reverse()
  }

  /** Freezes the source of an account; false when it was frozen before. */
  async freeze(row: typeof accountSources.$inferInsert): Promise<boolean> {
    const added = await this.db.insert(accountSources).values(row).onConflictDoNothing().returning()
    return added.length > 0
  }

  /** The source of an account, locked against decisions until the transaction ends. */
  async holdSource(uid: number) {
    const [row] = await this.db.select().from(accountSources).where(eq(accountSources.uid, uid)).for('share')
    return row
  }

  /** Registrations of a link since a moment. */
  async registrations(code: string, since: number): Promise<number> {
    const [row] = await this.db
      .select({ times: count() })
      .from(accountSources)
      .where(and(eq(accountSources.code, code), gt(accountSources.registeredAt, since)))
    return row?.times ?? 0
  }

  /** Whether an account has the phone of a member of staff. */
  async isSelf(uid: number, staffId: string): Promise<boolean> {
    const [row] = await this.db
      .select({ uid: users.uid })
      .from(users)
      .innerJoin(staffAccounts, eq(staffAccounts.workNumber, sql`${users.phone}`))
      .where(and(eq(users.uid, uid), eq(staffAccounts.id, staffId)))
    return row !== undefined
  }
}
