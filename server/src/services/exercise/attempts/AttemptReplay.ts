import type { AttemptState, AttemptTerms } from '@/domain/attempt/AttemptState'
import { type AttemptEvent, byMoment } from '@/domain/attempt/events'
import { expiryOf } from '@/domain/attempt/expiryOf'
import { keysAreOut } from '@/domain/attempt/keysAreOut'
import type { Judging } from '@/domain/attempt/judge'
import { attemptPolicies, guestPolicy } from '@/domain/attempt/policies'
import { replayAttempt } from '@/domain/attempt/replayAttempt'
import {
  type AttemptScore,
  scoreAttempt,
  type ScoredQuestion,
  type Tally,
} from '@/domain/attempt/scoreAttempt'
import { mayKnow, shownQuestion, type ShownQuestion } from '@/domain/attempt/shownQuestion'
import type { AttemptRow } from './AttemptRepository'
import type { AttemptChange } from './attemptStatements'
import { isSameMaths } from '../questions/isSameMaths'
import { type JudgedQuestion, measureAbilities } from '../ability/measureAbilities'
import type { CalibratedQuestion } from '../questions/QuestionRepository'
import { NOBODY } from './visitors'

type Questions = ReadonlyMap<string, CalibratedQuestion>

/** Counts automatic judgements only: self-marked writing does not affect ranks. */
const judgedOf = ({ types }: AttemptScore) => {
  const judged = types.filter(({ name }) => name !== 'writing')
  const sum = (of: (tally: Tally) => number) => judged.reduce((total, tally) => total + of(tally), 0)
  return { judged: sum(({ earned }) => earned), right: sum(({ right }) => right) }
}

/** An attempt replayed from its log at one moment. */
export class AttemptReplay {
  readonly terms: AttemptTerms
  readonly state: AttemptState
  /** Scores by the questions that they were computed from: a report reads them several times. */
  private readonly scores = new WeakMap<Questions, AttemptScore>()

  constructor(
    readonly row: AttemptRow,
    readonly events: readonly AttemptEvent[],
    private readonly now: number,
    /** Questions whose keys other attempts of the learner keep closed (`AttemptRepository.closedElsewhere`). */
    private readonly closed: ReadonlySet<string>,
  ) {
    const { kind, asked, startedAt, endsAt } = row
    const policy = row.uid === NOBODY ? guestPolicy(attemptPolicies[kind]) : attemptPolicies[kind]
    this.terms = { policy, questionIds: asked.map(({ id }) => id), startedAt, endsAt }
    const isOver = endsAt !== null && now >= endsAt
    this.state = replayAttempt(this.terms, isOver ? [...events, expiryOf(endsAt)] : events)
  }

  get hasEnded(): boolean {
    return this.state.endedAt !== null
  }

  /** When a question was answered the last time; undefined when it was not. */
  answeredAt(questionId: string): number | undefined {
    const { endedAt } = this.state
    return [...this.events]
      .sort(byMoment)
      .reverse()
      .find(
        (event) =>
          event.kind === 'answer' &&
          event.question === questionId &&
          (endedAt === null || event.at <= endedAt),
      )?.at
  }

  /** Whether an open test of the learner asks some of the same: then how this one went, told as a whole, would tell keys there. */
  get isAskedElsewhere(): boolean {
    return this.terms.questionIds.some((id) => this.closed.has(id))
  }

  /** Whether it has told nothing so far, and tells nothing until another test is over. */
  get waitsForAnother(): boolean {
    return !this.row.told && this.isAskedElsewhere
  }

  /**
   * Whether its keys, score and report may be released: an exam at one moment for everyone releases nothing before its
   * end.
   */
  get keysAreOut(): boolean {
    if (this.waitsForAnother) return false
    const { policy, endsAt } = this.terms
    return keysAreOut({ policy, endsAt, endedAt: this.state.endedAt }, this.now)
  }

  /** Whether the key of a question may be known by now. */
  mayKnow(questionId: string): boolean {
    return mayKnow(questionId, this.showing)
  }

  /** The questions as they may be seen now. */
  shown(questions: Questions): ShownQuestion[] {
    return this.asked(questions).map((question) => shownQuestion(question, this.showing))
  }

  /** Its score by the current keys; computed once for the same questions. */
  score(questions: Questions): AttemptScore {
    const known = this.scores.get(questions)
    if (known) return known
    const score = scoreAttempt(this.asked(questions), this.state, this.judging)
    this.scores.set(questions, score)
    return score
  }

  /** Right and wrong answers to what ability is measured by. */
  judged(questions: Questions): JudgedQuestion[] {
    const { verdicts } = this.score(questions)
    return [...verdicts].flatMap(([id, { outcome }]) => {
      const found = questions.get(id)
      const isJudged = outcome === 'right' || outcome === 'wrong' || outcome === 'part'
      if (!found || !isJudged) return []
      const { item, subject, question } = found
      return [{ item, subject, point: question.point, isRight: outcome === 'right' }]
    })
  }

  /** The attempt's row to save; `told` once its keys are released. */
  change(questions: Questions, told: boolean): AttemptChange {
    const { uid, attemptId, asked } = this.row
    const { endedAt, endedBy } = this.state
    const score = this.score(questions)
    const { earned, points, open } = score
    const abilities = this.measures ? measureAbilities(this.row, this.judged(questions)) : undefined
    const result = { earned, points, open, ...judgedOf(score), ...(abilities && { abilities }) }
    return { uid, attemptId, asked, endedAt, endedBy, told, result }
  }

  private get measures(): boolean {
    const { report } = this.terms.policy
    return report.includes('ability')
  }

  private get showing() {
    const { terms, state, now, row, closed: closedElsewhere } = this
    return { terms, state, seed: row.seed, now, closesAt: row.endsAt, closedElsewhere }
  }

  private get judging(): Judging {
    return { scoring: this.terms.policy.scoring, isSameMaths }
  }

  private asked(questions: Questions): ScoredQuestion[] {
    return this.row.asked.flatMap(({ id, points }) => {
      const found = questions.get(id)
      return found ? [{ ...found.question, subject: found.subject, points }] : []
    })
  }
}
