import type { AnswerKey } from './answerLine'

/** One question of an answer sheet. */
export interface SheetQuestion {
  readonly no: string
  readonly kind: 'single' | 'multi' | 'written'
  readonly points: number
  /** Points of each line of the rubric; empty for questions with a key. */
  readonly rubric: readonly number[]
}

/** A learner's decision about a line of a rubric: written, perhaps, not written. */
export const rubricMarks = ['y', 'm', 'n'] as const

/** Decisions by the number of a question, one letter for each line of its rubric; `-` where none was made. */
export type RubricMarks = Readonly<Record<string, string>>

/** The score of a sheet. The range is as wide as the lines that a learner is not sure of or has not decided. */
export interface SheetScore {
  readonly objective: number
  readonly low: number
  readonly high: number
  readonly right: readonly string[]
  readonly wrong: readonly string[]
  /** Questions without an answer or a decision; a line without a decision counts in `high` only. */
  readonly open: readonly string[]
}

const HUNDRED = 100
const round = (value: number): number => Math.round(value * HUNDRED) / HUNDRED

/** Scores answers against a key, and sums the decisions about rubrics. Of several right options all must be chosen, and no other. */
export const scoreSheet = (
  questions: readonly SheetQuestion[],
  key: AnswerKey,
  answers: AnswerKey,
  marks: RubricMarks,
): SheetScore => {
  const right: string[] = []
  const wrong: string[] = []
  const open: string[] = []
  let [objective, sure, unsure] = [0, 0, 0]
  for (const { no, kind, points, rubric } of questions) {
    if (kind === 'written') {
      const given = marks[no] ?? ''
      if (rubric.some((_, at) => !'ymn'.includes(given[at] ?? '-'))) open.push(no)
      rubric.forEach((line, at) => {
        if (given[at] === 'y') sure += line
        else if (given[at] !== 'n') unsure += line
      })
    } else if (!answers[no]) open.push(no)
    else if (answers[no] === key[no]) {
      right.push(no)
      objective += points
    } else wrong.push(no)
  }
  return {
    objective: round(objective),
    low: round(objective + sure),
    high: round(objective + sure + unsure),
    right,
    wrong,
    open,
  }
}
