import type { Content, ContentProblem } from '../../../authoring/Content'
import { exerciseKinds } from '../../../authoring/kinds/exerciseKinds'
import { formulaProblems } from '../../../formulas/authoredFormulas'
import { requestedIdsOf } from '../../../authoring/requestedIdsOf'

/** Finds trainings of questions that papers ask or that are not there, and what their formulas lack. */
export const checkTrainings = (content: Content): ContentProblem[] => {
  const { questions, exams, mocks, trainings } = content.of(exerciseKinds)
  const subjects = new Map(
    [...questions.values()].flatMap((file) => file.questions.map(({ id }) => [id, file.subject] as const)),
  )
  const asked = requestedIdsOf([...exams.values(), ...[...mocks.values()].flatMap(({ papers }) => papers)])
  const ids = trainings.map(({ trainingId }) => trainingId)
  return trainings.flatMap(({ trainingId, subject, question, hint, method }, at) => {
    const reasons = [
      ...formulaProblems([hint, ...method]),
      subjects.get(question) === subject ? undefined : `${question} is no question of ${subject}`,
      asked.has(question) ? `${question} is asked by a paper` : undefined,
      ids.indexOf(trainingId) === at ? undefined : 'stands there twice',
    ]
    return reasons.flatMap((reason) =>
      reason === undefined ? [] : [{ file: 'trainings.json', path: trainingId, reason }],
    )
  })
}
