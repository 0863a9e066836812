import type { Token } from '@/contracts/auth/token'
import { sqlStateOf } from '../../db/sqlStateOf'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import { outliveSessions } from '../../http/sessionLease'
import { isDue, takeAccounts } from '../../repository/lockAccount'
import type { LoginDeps, LoginService } from './LoginService'
import { UserRepository } from './UserRepository'

/** How often the sessions of an account are ended that begins new ones meanwhile. */
const MOST_TURNS = 3

/** Two waited for each other; somebody wrote the same row for the account that stays. Neither is there at the next turn. */
const PASSING: ReadonlySet<string | undefined> = new Set(['40P01', '23505'])
const isPassing = (error: unknown): boolean => PASSING.has(sqlStateOf(error))

/**
 * Joins two accounts of one person, while devices of the first may be writing (decisions/072): its sessions end, what was
 * acknowledged to them is waited for, and only then its rows move.
 */
export class AccountMerge {
  constructor(
    private readonly deps: LoginDeps,
    private readonly login: LoginService,
  ) {}

  /** Gives what `from` has to the account that has the phone, and logs in to that one. */
  async join(from: number, phone: string): Promise<Token> {
    for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
      await this.deps.tokens.revokeAll(from)
      await outliveSessions()
      const token = await this.tryJoin(from, phone).catch((error: unknown) => {
        // A permanent error is a fault, so it is rethrown.
        if (turn === MOST_TURNS || !isPassing(error)) throw error
      })
      if (token) return token
    }
    throw new ApiError('loginStale')
  }

  /**
   * Returns undefined when the first account was logged in to again meanwhile. Throws the database's error on a
   * conflict with a concurrent merge.
   */
  private tryJoin(from: number, phone: string): Promise<Token | undefined> {
    const { db, clock, removal, tokens } = this.deps
    return db.transaction(async (tx) => {
      const users = new UserRepository(tx)
      const owner = orThrow(await users.byPhone(phone), 'loginStale')
      await removal.takeLogs(tx, owner.uid)
      await takeAccounts(tx, [from, owner.uid])
      // Read both accounts again: another merge may have changed them during the wait.
      const [mine, theirs] = [await users.byUid(from), await users.byUid(owner.uid)]
      const isOpen = mine && mine.deletedAt === null && mine.phone === null
      const isOwner = theirs?.phone === phone && !isDue(theirs, clock())
      if (!isOpen || !isOwner) throw new ApiError('loginStale')
      if (await tokens.hasLive(from, tx)) return undefined
      await removal.merge(tx, from, owner.uid)
      return this.login.open(theirs, 'bind-phone', tx)
    })
  }
}
