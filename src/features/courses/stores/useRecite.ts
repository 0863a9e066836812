import { perLearner } from '@/stores/memory/perLearner'
import { Recite } from './Recite'

/** What the learner who is logged in recites. */
export const useRecite = perLearner((deps) => new Recite(deps))
