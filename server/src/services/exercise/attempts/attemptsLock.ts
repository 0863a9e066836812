/** The lock under which a learner's tests get their questions one after the other, so that no two share one. */
export const attemptsLock = (uid: number): string => `attempts:${uid}`
