import type { Clue, ClueExtra } from '@/contracts/gaoshou/salesClues'
import { ApiError } from '../../http/ApiError'
import { doorOf } from '../../http/networkOf'
import type { RateLimiter } from '../../http/RateLimiter'
import type { Clock } from '../../ports/Clock'
import type { Random } from '../../ports/Random'
import { shanghaiDate } from '@/lib/shanghaiDate'
import type { BranchRepository } from '../../repository/BranchRepository'
import type { LeadSource, NewLead } from '../Leads'
import type { ClueRepository, ClueRow } from './ClueRepository'

const HOUR = 3_600_000

/** A lead as it comes in. */
export interface NewClue {
  readonly phone: string
  readonly promotionId?: string | undefined
  readonly inviteCode?: string | undefined
  readonly agentCode?: string | undefined
  readonly extra: ClueExtra
}

/** The account, network and device that a lead comes from. */
interface ClueSender {
  readonly uid: number | null
  readonly address: string
  readonly device: string | null
}

const clueOf = ({ id, phone, promotionId, extra, createdAt }: ClueRow): Clue => ({
  id,
  phone,
  promotionId,
  extra,
  createdAt,
})

interface ClueDeps {
  readonly clues: ClueRepository
  readonly branches: BranchRepository
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly random: Random
  /** Whether a code is that of a seller or a learner. */
  isKnownCode(inviteCode: string): Promise<boolean>
  /** The link that a lead belongs to; codes of the address change nothing beside it. */
  sourceOf(uid: number | null, device: string | null): Promise<LeadSource | undefined>
  /** Leads that one network address may leave in an hour. */
  readonly perAddress: number
}

/** Leads: one per phone, promotion and day. */
export class ClueService {
  constructor(private readonly deps: ClueDeps) {}

  async leave(clue: NewClue, from: ClueSender): Promise<{ id: string; created: boolean }> {
    const { limiter, perAddress } = this.deps
    const { uid, address, device } = from
    if (!(await limiter.hit(`clue:${doorOf(address)}`, perAddress, HOUR)))
      throw new ApiError('tooManyRequests')
    const source = await this.deps.sourceOf(uid, device)
    const branchId = source?.branchId ?? (await this.branchOf(clue.promotionId))
    return this.save(clue, {
      uid,
      branchId,
      linkCode: source?.code ?? null,
      ownerId: source?.staffId ?? null,
    })
  }

  /** Adds a lead that staff bring in. */
  async bring({ branchId, ...clue }: NewLead): Promise<{ id: string; created: boolean }> {
    const branch = branchId ?? (await this.branchOf(clue.promotionId))
    return this.save(clue, { uid: null, branchId: branch, linkCode: null, ownerId: null })
  }

  private async branchOf(promotionId: string | undefined): Promise<string | null> {
    return promotionId ? ((await this.deps.branches.branchIdOf(promotionId)) ?? null) : null
  }

  private async save(
    clue: NewClue,
    belongs: Pick<ClueRow, 'uid' | 'branchId' | 'linkCode' | 'ownerId'>,
  ): Promise<{ id: string; created: boolean }> {
    const { clues, clock, random } = this.deps
    const now = clock()
    const { phone, promotionId = '', agentCode = null, extra } = clue
    return clues.upsert({
      id: random.id(),
      phone,
      promotionId,
      day: shanghaiDate(now),
      ...belongs,
      inviteCode: await this.knownCode(clue),
      agentCode,
      extra,
      createdAt: now,
      updatedAt: now,
    })
  }

  /** Drops an unknown invite code, so that it does not block a later valid one. */
  private async knownCode({ inviteCode }: NewClue): Promise<string | null> {
    return inviteCode !== undefined && (await this.deps.isKnownCode(inviteCode)) ? inviteCode : null
  }

  async ofUser(uid: number, page: number, size: number) {
    const { rows, total } = await this.deps.clues.ofUser(uid, page, size)
    return { list: rows.map(clueOf), total, page, size }
  }

  async isFirst(uid: number, promotionId: string): Promise<boolean> {
    return !(await this.deps.clues.exists(uid, promotionId))
  }
}
