/** The lock under which devices append to the log of recitations of an account. */
export const recitationsLock = (uid: number): string => `recitations:${uid}`
