import { perLearner } from '@/stores/memory/perLearner'
import { MistakeBook } from './MistakeBook'

/** The book of mistakes of the logged-in learner. */
export const useMistakeBook = perLearner((deps) => new MistakeBook(deps))
