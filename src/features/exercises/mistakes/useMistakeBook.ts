import { perLearner } from '@/stores/memory/perLearner'
import { MistakeBook } from './MistakeBook'

/** The book of mistakes of the learner who is logged in. */
export const useMistakeBook = perLearner((deps) => new MistakeBook(deps))
