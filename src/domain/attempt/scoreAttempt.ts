import { groupBy } from '@/lib/groupBy'
import { type AttemptState, untouched } from './AttemptState'
import { judge, type Judging, type Verdict } from './judge'
import type { Question, QuestionType } from './Question'

/** How one part of an attempt went: a type of question, or a knowledge point. */
export interface Tally {
  readonly name: string
  readonly right: number
  readonly total: number
  readonly earned: number
  readonly points: number
}

/** Result of a knowledge point. Subjects share names of points, so both identify a point. */
interface PointTally extends Tally {
  readonly subject?: string | undefined
}

/** A scored question; its subject is optional where all are of one. */
export interface ScoredQuestion extends Question {
  readonly subject?: string | undefined
}

export interface AttemptScore {
  readonly earned: number
  readonly points: number
  /** Points of writing that its learner has not awarded yet. */
  readonly open: number
  readonly verdicts: ReadonlyMap<string, Verdict>
  readonly types: readonly Tally[]
  readonly knowledge: readonly PointTally[]
}

/** Rounds to two digits: points have halves and thirds. */
const rounded = (points: number): number => Math.round(points * 100) / 100

interface Judged {
  readonly question: ScoredQuestion
  readonly verdict: Verdict
}

const sum = (judged: readonly Judged[], value: (one: Judged) => number): number =>
  rounded(judged.reduce((total, one) => total + value(one), 0))

const earnedOf = ({ question, verdict }: Judged): number => question.points * verdict.share

const tallied = (name: string, group: readonly Judged[]): Tally => ({
  name,
  right: group.filter(({ verdict }) => verdict.outcome === 'right').length,
  total: group.length,
  earned: sum(group, earnedOf),
  points: sum(group, ({ question }) => question.points),
})

const tallyTypes = (judged: readonly Judged[]): Tally[] =>
  [...groupBy(judged, ({ question }): QuestionType => question.key.type)].map(([name, group]) =>
    tallied(name, group),
  )

const tallyPoints = (judged: readonly Judged[]): PointTally[] =>
  [...groupBy(judged, ({ question }) => question.subject)].flatMap(([subject, ofSubject]) =>
    [...groupBy(ofSubject, ({ question }) => question.point)].map(([point, group]) => ({
      ...tallied(point, group),
      ...(subject !== undefined && { subject }),
    })),
  )

/** Judges every question of an attempt, and adds up. */
export const scoreAttempt = (
  questions: readonly ScoredQuestion[],
  state: AttemptState,
  judging: Judging,
): AttemptScore => {
  const judged = questions.map((question) => {
    const { answer, awarded } = state.questions.get(question.id) ?? untouched
    return { question, verdict: judge(question, answer, judging, awarded) }
  })
  const isOpen = ({ verdict }: Judged) => verdict.outcome === 'open'
  return {
    earned: sum(judged, earnedOf),
    points: sum(judged, ({ question }) => question.points),
    open: sum(judged.filter(isOpen), ({ question }) => question.points),
    verdicts: new Map(judged.map(({ question, verdict }) => [question.id, verdict])),
    types: tallyTypes(judged),
    knowledge: tallyPoints(judged),
  }
}
