import type * as v from 'valibot'
import { type AnswerEvent, type Turn, type usersSend } from '@/contracts/assistant/chat'
import { cutText } from '@/lib/text/cutText'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { RateLimiter } from '../../../http/RateLimiter'
import type { Growing } from '../../../http/serve'
import type { Clock } from '../../../ports/Clock'
import type { AnswerJobRunner } from '../answers/AnswerJobRunner'
import type { Answered, Answerer } from '../answers/Answerer'
import { BlockFeed } from '../answers/BlockFeed'
import type { WithheldAnswers } from '../retrieval/WithheldAnswers'
import { truncateToShown } from '../answers/truncateToShown'
import { followUps } from '../retrieval/followUps'
import { handsOver, personAnswer } from '../answers/handOverRule'
import { type Asker, hitsOf, MINUTE } from './hitsOf'
import { keyOfSource, freshPassages } from '../retrieval/freshPassages'
import { plainReply } from '../answers/plainReply'
import { screenQuestion, type FirstAnswer } from '../answers/screenQuestion'
import type { AnswerContext, ContextBuilder } from '../retrieval/ContextBuilder'
import { citedSources } from '../answers/citedSources'
import type { Talk, TurnRepository, TurnRow } from './TurnRepository'
import { turnOf } from '../answers/turnOf'
import type { AskedVariant, VariantService } from './VariantService'

const TITLE_LENGTH = 30
const HISTORY = 6

type Asked = v.InferOutput<typeof usersSend.body>

interface ChatDeps {
  readonly turns: TurnRepository
  readonly jobRunner: AnswerJobRunner
  readonly variants: VariantService
  readonly ground: ContextBuilder
  readonly answerer: Answerer
  readonly closed: WithheldAnswers
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly perAddress: number
}

/** Both sides of a conversation: the asker and the assistant. */
interface AskedTalk {
  readonly variant: AskedVariant
  readonly uid: number | null
}

const NOTHING_SAID: Talk = { turns: [], card: null }

const NO_CONTEXT: AnswerContext = { passages: [], isToldBefore: false, untold: { sources: [], ids: [] } }

/** A fixed answer, through the same door as all others. */
async function* fixed({ kind, markdown }: FirstAnswer): AsyncGenerator<string, Answered> {
  yield markdown
  return { kind, cited: [] }
}

async function* only(event: AnswerEvent): AsyncGenerator<AnswerEvent> {
  yield event
}

/** Questions and answers: whatever happens to the request, a question that was taken is answered. */
export class ChatService {
  constructor(private readonly deps: ChatDeps) {}

  /** Takes a question, or picks up the answer to one that was taken before. */
  async ask(asked: Asked, asker: Asker): Promise<Growing<typeof usersSend>> {
    if (asked.replaces === asked.turnId) throw new ApiError('invalidRequest')
    const known = await this.ownTurn(asked.turnId, asker.uid)
    if (known && known.conversationId !== asked.conversationId) throw new ApiError('idTaken')
    const covered = known && (await this.coveredTurn(known, asker.uid))
    if (covered)
      return { events: only({ kind: 'turn', turn: covered }), whole: () => Promise.resolve(covered) }
    if (!known) await this.begin(asked, asker)
    else await this.takeOver(known)
    return {
      events: this.events(asked),
      whole: () => this.whole(asked),
    }
  }

  /** Stops an answer. Text that was generated but not shown is dropped. */
  async stop(turnId: string, uid: number | null, shown?: number): Promise<void> {
    const { turns, jobRunner } = this.deps
    orThrow(await this.ownTurn(turnId, uid), 'notFound')
    await jobRunner.stop(turnId)
    const turn = await turns.turn(turnId)
    const cut = turn && shown !== undefined ? truncateToShown(turn, shown) : undefined
    if (cut !== undefined) await turns.cut(turnId, cut)
  }

  async rate(turnId: string, uid: number | null, rating: Turn['rating']): Promise<void> {
    orThrow(await this.ownTurn(turnId, uid), 'notFound')
    await this.deps.turns.rate(turnId, rating)
  }

  /** A turn that the caller may change: of the caller's own or an unowned conversation. */
  private async ownTurn(turnId: string, uid: number | null): Promise<TurnRow | undefined> {
    const turn = await this.deps.turns.turn(turnId)
    if (!turn) return undefined
    const conversation = await this.deps.turns.conversation(turn.conversationId)
    if (conversation?.uid && conversation.uid !== uid) throw new ApiError('forbidden')
    return turn
  }

  /** Replaces a withheld answer by its placeholder. */
  private async coveredTurn(known: TurnRow, uid: number | null): Promise<Turn | undefined> {
    const [covered = known] = await this.deps.closed.cover(uid, [known])
    return covered === known ? undefined : turnOf(covered)
  }

  private async begin(asked: Asked, asker: Asker): Promise<void> {
    const { turns, variants, clock } = this.deps
    const variant = await variants.find(asked.variant)
    await this.takeHit(asker)
    const now = clock()
    const replaced = await this.replacedBy(asked)
    const row: TurnRow = {
      turnId: asked.turnId,
      conversationId: asked.conversationId,
      question: asked.text,
      context: asked.context ?? null,
      state: 'running',
      kind: 'extract',
      answer: '',
      sources: [],
      followUps: [],
      handOver: false,
      rating: null,
      shareId: null,
      replaced: false,
      told: replaced ? toldBy(replaced) : [],
      askedAt: now,
      beatAt: now,
    }
    const conversation = {
      conversationId: asked.conversationId,
      uid: asker.uid,
      variant: asked.variant,
      title: cutText(asked.text, TITLE_LENGTH),
      createdAt: now,
      updatedAt: now,
    }
    const isLate = asked.replaces !== undefined && !replaced
    const begun = isLate ? 'replaced' : await turns.begin(row, conversation, replaced?.turnId)
    if (begun === 'foreign') throw new ApiError('forbidden')
    const talk = { variant, uid: asker.uid }
    if (begun === 'first') return this.workOrFail(row, talk, NOTHING_SAID)
    if (begun === 'begun') return this.workOrFail(row, talk)
    // Somebody sent the same id a moment ago, or what it replaces is gone.
    const other = await this.ownTurn(asked.turnId, asker.uid)
    if (other?.conversationId !== asked.conversationId) throw new ApiError('idTaken')
  }

  /** The turn that this one replaces, where the conversation still has it. */
  private async replacedBy({ conversationId, replaces }: Asked): Promise<TurnRow | undefined> {
    const replaced = replaces ? await this.deps.turns.turn(replaces) : undefined
    return replaced?.conversationId === conversationId ? replaced : undefined
  }

  private async takeHit(asker: Asker): Promise<void> {
    const over = await this.deps.limiter.firstOver(hitsOf(asker, this.deps.perAddress))
    if (over) throw new ApiError(over.windowMs === MINUTE ? 'askedTooFast' : 'askedTooMuch')
  }

  /** Marks a turn as failed when its job cannot start, so that it can be retried. */
  private async workOrFail(turn: TurnRow, asked: AskedTalk, known?: Talk): Promise<void> {
    try {
      await this.work(turn, asked, known ?? (await this.deps.turns.talk(turn.conversationId, HISTORY)))
    } catch (error) {
      await this.deps.turns.finish(turn.turnId, { state: 'failed', answer: '' })
      throw error
    }
  }

  /** Finds what may answer, and sets the desk to work. */
  private async work(turn: TurnRow, { variant, uid }: AskedTalk, talk: Talk): Promise<void> {
    const { jobRunner, answerer, clock, closed } = this.deps
    const before = talk.turns.filter(({ turnId }) => turnId !== turn.turnId)
    const now = clock()
    const { safety, replies } = variant
    const screened =
      screenQuestion(turn.question, safety) ??
      personAnswer(turn.question, safety, { rule: variant.handOver, now }) ??
      plainReply(turn.question, replies, { variant, now })
    const ground = screened
      ? NO_CONTEXT
      : await this.deps.ground.of(turn, variant, { before, card: talk.card }, uid)
    const history = await closed.withoutClosed(before, ground.untold)
    const first = screened ?? ground.refusal
    const others = freshPassages(ground.passages, turn.told)
    const grounded = {
      question: turn.question,
      passages: others.passages,
      isRetold: others.isRetold || ground.isToldBefore,
      persona: variant.persona,
      whenLost: variant.whenLost,
      history,
    }
    jobRunner.begin(turn.turnId, {
      work: (signal) => (first ? fixed(first) : answerer.answer(grounded, signal)),
      finish: ({ kind, cited }) => ({
        kind,
        followUps: first ? [] : followUps(turn.question, others.passages, cited),
        handOver: handsOver(variant.handOver, { kind, before: before.map((one) => one.kind), now: clock() }),
      }),
      given: first ? [] : others.passages,
    })
  }

  private async *events({ turnId }: Asked): AsyncGenerator<AnswerEvent> {
    const { jobRunner, turns } = this.deps
    for (;;) {
      const feed = new BlockFeed()
      const growth = jobRunner.growth(turnId)
      let step = await growth.next()
      for (; !step.done; step = await growth.next()) yield* feed.next(step.value)
      const turn = step.value ?? (await turns.turn(turnId))
      if (!turn) return
      if (turn.state !== 'running' || jobRunner.isClosed) {
        yield { kind: 'turn', turn: turnOf(turn) }
        return
      }
      // The worker is gone: take the turn over here, unless another process was quicker.
      await this.takeOver(turn)
    }
  }

  private async whole(asked: Asked): Promise<Turn> {
    let turn: Turn | undefined
    for await (const event of this.events(asked)) if (event.kind === 'turn') turn = event.turn
    return orThrow(turn, 'notFound')
  }

  /**
   * Takes over a turn whose process is gone, unless another process has; keeps the original variant and owner, not the
   * reader's.
   */
  private async takeOver(turn: TurnRow): Promise<void> {
    const { jobRunner, turns, variants } = this.deps
    if (turn.state !== 'running' || !(await jobRunner.takeOver(turn.turnId))) return
    const { variant, uid } = orThrow(await turns.conversation(turn.conversationId), 'notFound')
    await this.workOrFail(turn, { variant: await variants.find(variant), uid })
  }
}

/** Sources of an answer and of the answers that it replaced. */
const toldBy = (turn: TurnRow): string[] => [
  ...new Set([...turn.told, ...citedSources(turn).map(keyOfSource)]),
]
