/** The lock under which devices append to the log of words of an account, and what follows from it is made anew. */
export const wordsLock = (uid: number): string => `words:${uid}`
