/** The lock for changes of several learners' scores or boards. */
export const RANKING_LOCK = 'ranking'
