import { sql } from 'drizzle-orm'
import { difficultyErrors } from '@/domain/ability/itemResponse'
import { questionEstimates, questions } from '../../../db/schema/exercises'

const isEstimated = sql`exists (select from ${questionEstimates} where ${questionEstimates.questionId} = ${questions.id})`

/** Columns of a question's parameters, with how sure its difficulty is. */
export const calibratedItem = {
  discrimination: questions.discrimination,
  difficulty: questions.difficulty,
  guessing: questions.guessing,
  difficultyError: sql<number>`case when ${isEstimated} then ${difficultyErrors.estimated}::float8 else ${difficultyErrors.authored}::float8 end`,
}
