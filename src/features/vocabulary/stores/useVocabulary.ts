import { perLearner } from '@/stores/memory/perLearner'
import { Vocabulary } from './Vocabulary'

/** The vocabulary of the logged-in learner. */
export const useVocabulary = perLearner((deps) => new Vocabulary(deps))
