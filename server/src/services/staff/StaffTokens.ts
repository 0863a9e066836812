import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { staffLimits } from '@/domain/staff/staffRules'
import type { Db } from '../../db/Database'
import { given, prepared } from '../../db/prepared'
import { staffAccounts, staffChallenges, staffTokens } from '../../db/schema/staff'
import type { StaffSession } from '../../http/StaffSession'
import { sha256 } from '../../http/sha256'
import type { Clock } from '../../ports/Clock'
import type { Random } from '../../ports/Random'

/** Distinguishes tokens of staff from tokens of learners. */
const PREFIX = 'staff.'

const liveToken = prepared((db) =>
  db
    .select({
      staffId: staffAccounts.id,
      name: staffAccounts.name,
      role: staffAccounts.role,
      branchId: staffAccounts.branchId,
      confirmedAt: staffAccounts.confirmedAt,
      mustChange: staffAccounts.mustChange,
      tokenHash: staffTokens.tokenHash,
      expiresAt: staffTokens.expiresAt,
    })
    .from(staffTokens)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffTokens.staffId))
    .where(
      and(
        eq(staffTokens.tokenHash, sql.placeholder('tokenHash')),
        isNull(staffTokens.revokedAt),
        gt(staffTokens.expiresAt, given('now', staffTokens.expiresAt)),
        isNull(staffAccounts.lockedAt),
      ),
    )
    .prepare('live_staff_token'),
)

/** Opaque tokens of staff and tickets of unfinished logins: only hashes are stored. */
export class StaffTokens {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** Opens a session of eight hours; `expiresIn` in seconds. */
  async issue(
    staffId: string,
    device: string | null,
    db = this.db,
  ): Promise<{ token: string; expiresIn: number }> {
    const token = `${PREFIX}${this.random.secret()}`
    const issuedAt = this.clock()
    const expiresAt = issuedAt + staffLimits.tokenLifetime
    await db.insert(staffTokens).values({ tokenHash: sha256(token), staffId, issuedAt, expiresAt, device })
    return { token, expiresIn: staffLimits.tokenLifetime / 1000 }
  }

  /** Finds the session of a token, unless it ended or its account is locked. */
  readonly find = (token: string): Promise<StaffSession | null> => this.byHash(sha256(token))

  async isAlive(tokenHash: string): Promise<boolean> {
    return (await this.byHash(tokenHash)) !== null
  }

  private async byHash(tokenHash: string): Promise<StaffSession | null> {
    const [row] = await liveToken(this.db).execute({ tokenHash, now: this.clock() })
    if (!row) return null
    const { confirmedAt, ...session } = row
    return { ...session, isConfirmed: confirmedAt !== null }
  }

  async revoke(tokenHash: string): Promise<void> {
    await this.db
      .update(staffTokens)
      .set({ revokedAt: this.clock() })
      .where(eq(staffTokens.tokenHash, tokenHash))
  }

  /** Ends every session of an account except the given one. */
  async revokeAll(staffId: string, keep = '', db = this.db): Promise<void> {
    await db
      .update(staffTokens)
      .set({ revokedAt: this.clock() })
      .where(
        and(
          eq(staffTokens.staffId, staffId),
          isNull(staffTokens.revokedAt),
          sql`${staffTokens.tokenHash} <> ${keep}`,
        ),
      )
  }

  /** Makes the ticket of a login whose password was right. */
  async challenge(staffId: string): Promise<string> {
    const ticket = this.random.secret()
    const expiresAt = this.clock() + staffLimits.challengeLifetime
    await this.db.insert(staffChallenges).values({ ticketHash: sha256(ticket), staffId, expiresAt })
    return ticket
  }

  /** The account behind a ticket that is still good. */
  async challenged(ticket: string): Promise<string | undefined> {
    const [row] = await this.db.select().from(staffChallenges).where(this.isGood(ticket))
    return row?.staffId
  }

  /** Uses a ticket up; false when another request was faster. */
  async useChallenge(ticket: string): Promise<boolean> {
    const used = await this.db
      .update(staffChallenges)
      .set({ usedAt: this.clock() })
      .where(this.isGood(ticket))
      .returning({ staffId: staffChallenges.staffId })
    return used.length > 0
  }

  private isGood(ticket: string) {
    return and(
      eq(staffChallenges.ticketHash, sha256(ticket)),
      isNull(staffChallenges.usedAt),
      gt(staffChallenges.expiresAt, this.clock()),
    )
  }

  /** Deletes tokens and tickets that ended a day ago. */
  async forgetOld(): Promise<void> {
    const before = this.clock() - 86_400_000
    await this.db.delete(staffTokens).where(lt(staffTokens.expiresAt, before))
    await this.db.delete(staffChallenges).where(lt(staffChallenges.expiresAt, before))
  }
}
