import { keyOfSource } from './freshPassages'
import type { SourceName } from './KnowledgeRepository'
import type { TurnRow } from '../conversations/TurnRepository'
import { EXERCISE, type WithheldSources } from './withheldSources'

/** Placeholder for an answer while a test is open. */
const CLOSED_ANSWER = '这条回答讲的是正在做的试卷或测试里的题。交卷以后，它会在这里重新出现。'

interface ClosedAnswersDeps {
  withheldSources(uid: number | null): Promise<WithheldSources>
  /** Reads the names of passages in the sources of answers. */
  namesOf(ids: readonly string[]): Promise<readonly SourceName[]>
}

/** Withholds answers that contain the key of a question while a test asks it, and opens them with it. */
export class WithheldAnswers {
  constructor(private readonly deps: ClosedAnswersDeps) {}

  /** Turns as their learner may read them now. */
  async cover(uid: number | null, turns: readonly TurnRow[]): Promise<TurnRow[]> {
    const tells = await this.tellsClosed(uid, turns)
    return turns.map((turn) =>
      tells(turn) ? { ...turn, kind: 'refused', answer: CLOSED_ANSWER, sources: [], followUps: [] } : turn,
    )
  }

  /** Whether a test of this learner closes any question at all. */
  async isAnyClosedTo(uid: number): Promise<boolean> {
    return (await this.deps.withheldSources(uid)).ids.length > 0
  }

  /** Turns without those whose answers are closed: a model repeats what it reads of a conversation. */
  async withoutClosed(turns: readonly TurnRow[], untold: WithheldSources): Promise<TurnRow[]> {
    const tells = await this.tellsOneOf(turns, untold.ids)
    return turns.filter((turn) => !tells(turn))
  }

  private async tellsClosed(uid: number | null, turns: readonly TurnRow[]) {
    const isOfQuestions = turns.some(({ context, sources }) => context !== null || sources.length > 0)
    // Guests never receive keys.
    if (uid === null || !isOfQuestions) return () => false
    const { ids } = await this.deps.withheldSources(uid)
    return this.tellsOneOf(turns, ids)
  }

  private async tellsOneOf(turns: readonly TurnRow[], closed: readonly string[]) {
    const ids = new Set(closed)
    if (ids.size === 0 || turns.length === 0) return () => false
    const keys = new Set((await this.deps.namesOf(closed)).map(keyOfSource))
    return ({ context, sources }: TurnRow): boolean =>
      (context?.kind === EXERCISE && ids.has(`${EXERCISE}:${context.id}`)) ||
      sources.some((source) => keys.has(keyOfSource(source)))
  }
}
