import { perLearner } from '@/stores/memory/perLearner'
import { PointCards } from './PointCards'

/** What the learner who is logged in recites. */
export const usePointCards = perLearner((deps) => new PointCards(deps))
