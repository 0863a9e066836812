import type { RubricMarks, SheetQuestion } from './scoreSheet'

/** Sum of a learner's decisions about rubrics; lines without a decision count nowhere. */
export interface RunningMarks {
  readonly decided: number
  readonly lines: number
  readonly low: number
  readonly high: number
}

type Rubric = Pick<SheetQuestion, 'no' | 'rubric'>

/** Sums the decided lines of rubrics: sure ones into the low end, unsure ones into the high end too. */
export const runningMarks = (questions: readonly Rubric[], marks: RubricMarks): RunningMarks => {
  let [decided, lines, low, high] = [0, 0, 0, 0]
  for (const { no, rubric } of questions) {
    const given = marks[no] ?? ''
    lines += rubric.length
    rubric.forEach((points, at) => {
      const mark = given[at] ?? '-'
      if (mark !== '-') decided += 1
      if (mark === 'y') low += points
      if (mark === 'y' || mark === 'm') high += points
    })
  }
  return { decided, lines, low, high }
}
