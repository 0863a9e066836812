/** The lock under which devices append to the log of recitals of an account. */
export const recitalsLock = (uid: number): string => `recitals:${uid}`
