import type { JudgedItem } from '@/domain/ability/abilityGrid'
import { judgedAbility } from '@/domain/ability/pointMastery'
import type { JudgedAnswer } from './JudgedRepository'

export const judgedItemOf = ({ discrimination, difficulty, guessing, share }: JudgedAnswer): JudgedItem => ({
  item: { discrimination, difficulty, guessing },
  isRight: share >= 1,
})

/** Of answers with the newest first, the last one to each question. */
export const lastOfEach = (answers: readonly JudgedAnswer[]): JudgedAnswer[] => {
  const seen = new Set<string>()
  return answers.filter(({ questionId }) => !seen.has(questionId) && seen.add(questionId))
}

/** The ability estimated from answers, in the shape of the contracts; null with too few answers. */
export const abilityOfAnswers = (answers: readonly JudgedAnswer[]) => {
  const found = judgedAbility(answers.map(judgedItemOf))
  if (!found) return null
  const { ability, error, band } = found
  const pair: [number, number] = [band[0], band[1]]
  return { ability, error, band: pair, answers: answers.length }
}
