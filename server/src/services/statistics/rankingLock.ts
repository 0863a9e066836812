/** Who changes scores of several learners or boards holds this lock. */
export const RANKING_LOCK = 'ranking'
