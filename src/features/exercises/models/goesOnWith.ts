import type { attemptsGoingOn } from '@/contracts/exercise/attemptList'
import type { Opening } from '@/contracts/exercise/attempts'
import type { CallOutput } from '@/contracts/define'

type GoingOn = CallOutput<typeof attemptsGoingOn>['list'][number]

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  [...some].sort().join() === [...others].sort().join()

/** Whether a test that goes on is what an opening would begin. */
const isWhat = (opening: Opening, { kind, paperId, subject, point, test, subjects }: GoingOn): boolean => {
  switch (opening.kind) {
    case 'exam':
      return kind === 'exam' && paperId === opening.paperId
    case 'synthesis':
    case 'adaptive':
      return kind === opening.kind && subject === opening.subject
    case 'pointTest':
      return kind === 'pointTest' && subject === opening.subject && point === opening.point
    case 'diagnosis':
      return kind === 'diagnosis' && test === opening.test && isSameSet(subjects ?? [], opening.subjects)
    // An exam of the network has one attempt by its name; a practice begins anew.
    case 'mock':
    case 'practice':
    case 'drill':
    case 'recite':
      return false
  }
}

/** The test that an opening goes on with, begun on whatever device; undefined where it begins a new one. */
export const goesOnWith = (opening: Opening, tests: readonly GoingOn[]): GoingOn | undefined =>
  tests.find((test) => isWhat(opening, test))
