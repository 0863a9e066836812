/** The lock under which a learner's tests are given their questions, one after the other: no two of them ask the same. */
export const attemptsLock = (uid: number): string => `attempts:${uid}`
