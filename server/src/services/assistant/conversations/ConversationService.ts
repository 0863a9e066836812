import type { SharedTurn, Turn } from '@/contracts/assistant/chat'
import type { Conversation } from '@/contracts/assistant/conversations'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { Random } from '../../../ports/Random'
import type { WithheldAnswers } from '../retrieval/WithheldAnswers'
import type { ConversationRow, TurnRepository } from './TurnRepository'
import { sharedTurnOf, turnOf } from '../answers/turnOf'

/** Lifetime of conversations without an owner (visitors). */
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

interface ConversationDeps {
  readonly turns: TurnRepository
  readonly closed: WithheldAnswers
  readonly clock: Clock
  readonly random: Random
}

/** The conversations of a user. */
export class ConversationService {
  constructor(private readonly deps: ConversationDeps) {}

  async page(uid: number, { variant, q, page, size }: PageQuery) {
    const { turns, closed } = this.deps
    // While a test is open a search matches only the withheld text of an answer.
    const areAnswersOpen = q !== undefined && !(await closed.isAnyClosedTo(uid))
    const found = await turns.page(uid, variant, { text: q, areAnswersOpen }, { page, size })
    return { ...found, list: found.list.map(shown) }
  }

  async open(uid: number, conversationId: string): Promise<Conversation & { turns: Turn[] }> {
    const row = await this.own(uid, conversationId)
    const { turns, closed } = this.deps
    const rows = await turns.turnsOf(conversationId)
    return { ...shown(row), turns: (await closed.cover(uid, rows)).map(turnOf) }
  }

  async rename(uid: number, conversationId: string, title: string): Promise<void> {
    await this.own(uid, conversationId)
    await this.deps.turns.rename(conversationId, title)
  }

  async remove(uid: number, conversationId: string): Promise<void> {
    await this.own(uid, conversationId)
    await this.deps.turns.remove(conversationId)
  }

  adopt(uid: number, ids: readonly string[]): Promise<void> {
    return this.deps.turns.adopt(uid, ids)
  }

  async share(uid: number, turnId: string): Promise<{ shareId: string }> {
    const turn = orThrow(await this.deps.turns.turn(turnId), 'notFound')
    await this.own(uid, turn.conversationId)
    if (turn.state === 'running') throw new ApiError('notFound')
    return { shareId: await this.deps.turns.share(turnId, this.deps.random.secret().slice(0, ID_LENGTH)) }
  }

  /** A shared answer: its key is withheld while a test of the reader or of its owner contains the question. */
  async shared(shareId: string, uid: number | null): Promise<SharedTurn> {
    const { turns, closed } = this.deps
    const { turn, variant, owner } = orThrow(await turns.shared(shareId), 'notFound')
    // Check tests of the reader, too: a learner at a test may open a shared address.
    const readers = uid === owner ? [owner] : [owner, uid]
    let covered = turn
    for (const reader of readers) [covered = turn] = await closed.cover(reader, [covered])
    return sharedTurnOf(covered, variant)
  }

  /** Forgets what visitors left behind. */
  forget(): Promise<void> {
    return this.deps.turns.forgetUnowned(this.deps.clock() - UNOWNED_MS)
  }

  private async own(uid: number, conversationId: string): Promise<ConversationRow> {
    const row = await this.deps.turns.conversation(conversationId)
    if (row?.uid !== uid) throw new ApiError('notFound')
    return row
  }
}
