import { perLearner } from '@/stores/memory/perLearner'
import { PassageBook } from './PassageBook'

/** Passage book of the logged-in learner. */
export const usePassageBook = perLearner((deps) => new PassageBook(deps))
