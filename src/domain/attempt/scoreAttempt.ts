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

export interface AttemptScore {
  readonly earned: number
  readonly points: number
  /** Points of writing that its learner has not awarded yet. */
  readonly open: number
  readonly verdicts: ReadonlyMap<string, Verdict>
  readonly types: readonly Tally[]
  readonly knowledge: readonly Tally[]
}

/** Points have halves and thirds; what is added up keeps two digits. */
const rounded = (points: number): number => Math.round(points * 100) / 100

interface Judged {
  readonly question: Question
  readonly verdict: Verdict
}

const sum = (judged: readonly Judged[], value: (one: Judged) => number): number =>
  rounded(judged.reduce((total, one) => total + value(one), 0))

const earnedOf = ({ question, verdict }: Judged): number => question.points * verdict.share

const tallyBy = (judged: readonly Judged[], nameOf: (question: Question) => string): Tally[] => {
  const groups = new Map<string, Judged[]>()
  for (const one of judged) {
    const name = nameOf(one.question)
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return [...groups].map(([name, group]) => ({
    name,
    right: group.filter(({ verdict }) => verdict.outcome === 'right').length,
    total: group.length,
    earned: sum(group, earnedOf),
    points: sum(group, ({ question }) => question.points),
  }))
}

const typeOf = ({ key }: Question): QuestionType => key.type

/** Judges every question of an attempt, and adds up. */
export const scoreAttempt = (
  questions: readonly Question[],
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
    types: tallyBy(judged, typeOf),
    knowledge: tallyBy(judged, ({ point }) => point),
  }
}
