/** An authenticated caller, proved by a live token. */
export interface Session {
  readonly uid: number
  readonly tokenHash: string
  readonly expiresAt: number
}

/** Finds the session of an access token; null when it is unknown, ended or revoked. */
export type FindSession = (accessToken: string) => Promise<Session | null>
