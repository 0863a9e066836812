import { perLearner } from '@/stores/memory/perLearner'
import { PassageBook } from './PassageBook'

/** What the learner who is logged in recites. */
export const usePassageBook = perLearner((deps) => new PassageBook(deps))
