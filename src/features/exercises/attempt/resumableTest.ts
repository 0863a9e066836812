import type { attemptsGoingOn } from '@/contracts/exercise/attemptList'
import type { Opening } from '@/contracts/exercise/attempts'
import type { CallOutput } from '@/contracts/define'
import { isSameTest } from '@/domain/attempt/isSameTest'

type ResumableTest = CallOutput<typeof attemptsGoingOn>['list'][number]

/** The test that an opening resumes, begun on any device; undefined where it begins a new one. */
export const resumableTest = (
  opening: Opening,
  tests: readonly ResumableTest[],
): ResumableTest | undefined => {
  switch (opening.kind) {
    // An exam of the network has one attempt by its name; a practice begins anew.
    case 'mock':
    case 'practice':
    case 'drill':
    case 'recite':
      return undefined
    case 'exam':
    case 'synthesis':
    case 'adaptive':
    case 'pointTest':
    case 'diagnosis':
      return tests.find((test) => isSameTest(opening, test))
  }
}
