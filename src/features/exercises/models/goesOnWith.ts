import type { attemptsGoingOn } from '@/contracts/exercise/attemptList'
import type { Opening } from '@/contracts/exercise/attempts'
import type { CallOutput } from '@/contracts/define'

type GoingOn = CallOutput<typeof attemptsGoingOn>['list'][number]

/** Whether a test that goes on is what an opening would begin. */
const isWhat = (opening: Opening, { kind, paperId, subject }: GoingOn): boolean => {
  if (kind !== opening.kind) return false
  if (opening.kind === 'exam') return paperId === opening.paperId
  return (opening.kind === 'synthesis' || opening.kind === 'adaptive') && subject === opening.subject
}

/** The test that an opening goes on with, begun on whatever device; undefined where it begins a new one. */
export const goesOnWith = (opening: Opening, tests: readonly GoingOn[]): GoingOn | undefined =>
  tests.find((test) => isWhat(opening, test))
