import type { PastAnswer } from '@/domain/ability/growingAbility'
import type { AbilityEstimate } from '@/domain/ability/estimateAbility'
import { judgedAbility } from '@/domain/ability/pointMastery'
import { studyDay } from '@/domain/memory/studyDay'
import type { JudgedAnswer } from './JudgedRepository'

/** An answer with what was known of its key, as the ability model takes it. */
export const pastAnswerOf = (answer: JudgedAnswer): PastAnswer => {
  const { discrimination, difficulty, guessing, difficultyError, share, timesBefore, dayBefore } = answer
  const day = studyDay(answer.answeredAt)
  return {
    questionId: answer.questionId,
    item: { discrimination, difficulty, guessing, difficultyError },
    isRight: share >= 1,
    day,
    sight: dayBefore === null ? undefined : { times: timesBefore, days: day - dayBefore },
  }
}

/** Of answers with the newest first, the last one to each question. */
export const lastOfEach = (answers: readonly JudgedAnswer[]): JudgedAnswer[] => {
  const seen = new Set<string>()
  return answers.filter(({ questionId }) => !seen.has(questionId) && seen.add(questionId))
}

/** An estimated ability in the shape of the contracts, with the number of answered questions that it rests on. */
export const abilityFrom = (found: AbilityEstimate | null | undefined, answers: number) => {
  if (!found) return null
  const { ability, error, band } = found
  const pair: [number, number] = [band[0], band[1]]
  return { ability, error, band: pair, answers }
}

/** The ability on a study day estimated from answers; null with too few answers. */
export const abilityOfAnswers = (answers: readonly JudgedAnswer[], today: number) =>
  abilityFrom(judgedAbility(answers.map(pastAnswerOf), today), lastOfEach(answers).length)
