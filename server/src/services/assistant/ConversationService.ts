import type { SharedTurn, Turn } from '@/contracts/assistant/chat'
import type { Conversation } from '@/contracts/assistant/conversations'
import { ApiError } from '../../http/ApiError'
import { present } from '../../http/present'
import type { Clock } from '../../ports/Clock'
import type { Random } from '../../ports/Random'
import type { ConversationRow, TurnRepository } from './TurnRepository'
import { sharedTurnOf, turnOf } from './turnOf'

/** Conversations that nobody owns are a visitor's, who comes back within this time or not at all. */
const UNOWNED_MS = 30 * 86_400_000
/** Ids of shares are addresses: as hard to guess as a secret, as long as an id may be. */
const ID_LENGTH = 32

interface PageQuery {
  readonly variant: string
  readonly q?: string | undefined
  readonly page: number
  readonly size: number
}

const shown = ({ conversationId, variant, title, updatedAt }: ConversationRow): Conversation => ({
  conversationId,
  variant,
  title,
  updatedAt,
})

/** The conversations of a user. */
export class ConversationService {
  constructor(
    private readonly turns: TurnRepository,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  async page(uid: number, { variant, q, page, size }: PageQuery) {
    const found = await this.turns.page(uid, variant, q, { page, size })
    return { ...found, list: found.list.map(shown) }
  }

  async open(uid: number, conversationId: string): Promise<Conversation & { turns: Turn[] }> {
    const row = await this.own(uid, conversationId)
    return { ...shown(row), turns: (await this.turns.turnsOf(conversationId)).map(turnOf) }
  }

  async rename(uid: number, conversationId: string, title: string): Promise<void> {
    await this.own(uid, conversationId)
    await this.turns.rename(conversationId, title)
  }

  async remove(uid: number, conversationId: string): Promise<void> {
    await this.own(uid, conversationId)
    await this.turns.remove(conversationId)
  }

  adopt(uid: number, ids: readonly string[]): Promise<void> {
    return this.turns.adopt(uid, ids)
  }

  async share(uid: number, turnId: string): Promise<{ shareId: string }> {
    const turn = present(await this.turns.turn(turnId), 'notFound')
    await this.own(uid, turn.conversationId)
    if (turn.state === 'running') throw new ApiError('notFound')
    return { shareId: await this.turns.share(turnId, this.random.secret().slice(0, ID_LENGTH)) }
  }

  async shared(shareId: string): Promise<SharedTurn> {
    const { turn, variant } = present(await this.turns.shared(shareId), 'notFound')
    return sharedTurnOf(turn, variant)
  }

  /** Forgets what visitors left behind. */
  forget(): Promise<void> {
    return this.turns.forgetUnowned(this.clock() - UNOWNED_MS)
  }

  private async own(uid: number, conversationId: string): Promise<ConversationRow> {
    const row = await this.turns.conversation(conversationId)
    if (row?.uid !== uid) throw new ApiError('notFound')
    return row
  }
}
