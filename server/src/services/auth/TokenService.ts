import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { given, prepared } from '../../db/prepared'
import { tokens, users } from '../../db/schema/accounts'
import type { AliveOf } from '../../http/OpenStreams'
import type { FindSession, Session } from '../../http/Session'
import { sha256 } from '../../http/sha256'
import type { Clock } from '../../ports/Clock'
import type { Random } from '../../ports/Random'
import { DELETION_GRACE } from '../../repository/lockAccount'
import { accountLimits as limits } from './accountLimits'

const livesStill = and(
  isNull(tokens.revokedAt),
  gt(tokens.expiresAt, given('now', tokens.expiresAt)),
  isNull(users.deletedAt),
  or(
    isNull(users.deletionRequestedAt),
    gt(users.deletionRequestedAt, given('graceFrom', users.deletionRequestedAt)),
  ),
)

const liveToken = prepared((db) =>
  db
    .select({ uid: tokens.uid, tokenHash: tokens.tokenHash, expiresAt: tokens.expiresAt })
    .from(tokens)
    .innerJoin(users, eq(users.uid, tokens.uid))
    .where(and(eq(tokens.tokenHash, sql.placeholder('tokenHash')), livesStill))
    .prepare('live_token'),
)

const liveTokens = prepared((db) =>
  db
    .select({ tokenHash: tokens.tokenHash })
    .from(tokens)
    .innerJoin(users, eq(users.uid, tokens.uid))
    .where(and(sql`${tokens.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`, livesStill))
    .prepare('live_tokens'),
)

/** Opaque access tokens: only their hash is stored, and they can be revoked. */
export class TokenService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** A new token of a user, `expires_in` in seconds. */
  async issue(
    uid: number,
    clientId: string,
    db = this.db,
  ): Promise<{ access_token: string; expires_in: number }> {
    const accessToken = this.random.secret()
    const issuedAt = this.clock()
    const expiresAt = issuedAt + limits.tokenLifetime
    await db.insert(tokens).values({ tokenHash: sha256(accessToken), uid, clientId, issuedAt, expiresAt })
    return { access_token: accessToken, expires_in: limits.tokenLifetime / 1000 }
  }

  /** The session behind a token, unless it ended, was revoked, or the account is gone or due to go. */
  readonly find: FindSession = (accessToken) => this.byHash(sha256(accessToken))

  /** Whether the session behind a hash still lives. */
  async isAlive(tokenHash: string): Promise<boolean> {
    return (await this.byHash(tokenHash)) !== null
  }

  /** Of some sessions, by the hash of their token, those that live. */
  readonly aliveOf: AliveOf = async (tokenHashes) => {
    const now = this.clock()
    const among = { tokenHashes: `{${tokenHashes.join(',')}}`, now, graceFrom: now - DELETION_GRACE }
    const rows = await liveTokens(this.db).execute(among)
    return new Set(rows.map(({ tokenHash }) => tokenHash))
  }

  private async byHash(tokenHash: string): Promise<Session | null> {
    const now = this.clock()
    const [row] = await liveToken(this.db).execute({ tokenHash, now, graceFrom: now - DELETION_GRACE })
    return row ?? null
  }

  /** Ends one token. */
  async revoke(tokenHash: string): Promise<void> {
    await this.db.update(tokens).set({ revokedAt: this.clock() }).where(eq(tokens.tokenHash, tokenHash))
  }

  /** Ends every token of a user. */
  async revokeAll(uid: number, db = this.db): Promise<void> {
    const alive = and(eq(tokens.uid, uid), isNull(tokens.revokedAt))
    await db.update(tokens).set({ revokedAt: this.clock() }).where(alive)
  }

  /** Whether a user has a token that was not ended. */
  async hasLive(uid: number, db = this.db): Promise<boolean> {
    const [row] = await db
      .select({ uid: tokens.uid })
      .from(tokens)
      .where(and(eq(tokens.uid, uid), isNull(tokens.revokedAt)))
      .limit(1)
    return row !== undefined
  }
}
