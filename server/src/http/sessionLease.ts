import { setTimeout as sleep } from 'node:timers/promises'

/** For how long what was read about a session is taken for true; milliseconds. */
export const SESSION_LEASE = 500

/** Timers of two machines do not run alike, and may go off early. */
const MARGIN = 100

/**
 * Waits until no process takes a session for alive that has ended before: from then on nothing is acknowledged to it
 * (plugins/app/sessions.ts).
 */
export const outliveSessions = (): Promise<void> => sleep(SESSION_LEASE + MARGIN)
