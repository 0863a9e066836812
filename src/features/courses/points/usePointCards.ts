import { perLearner } from '@/stores/memory/perLearner'
import { PointCards } from './PointCards'

/** Point cards of the logged-in learner. */
export const usePointCards = perLearner((deps) => new PointCards(deps))
