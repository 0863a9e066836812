import { perLearner } from '@/stores/memory/perLearner'
import { Vocabulary } from './Vocabulary'

/** The vocabulary of the learner who is logged in. */
export const useVocabulary = perLearner((deps) => new Vocabulary(deps))
