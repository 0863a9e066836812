import { perLearner } from '@/stores/memory/perLearner'
import { RecitationBook } from './RecitationBook'

/** What the learner who is logged in recites. */
export const useRecitationBook = perLearner((deps) => new RecitationBook(deps))
