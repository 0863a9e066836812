/** A device that requests an SMS code. */
export interface CodeRequest {
  readonly address: string
  readonly device: string | null
  readonly proof?: string | undefined
}

/** Slow hashes of passwords, the same for learners and staff. */
export interface PasswordHashes {
  /** Hashes what the client sends (an MD5). */
  hash(digest: string): Promise<string>
  /** Compares; without a hash it takes as long and answers false. */
  matches(digest: string, hash: string | null): Promise<boolean>
}

/** SMS codes that open a staff session and nothing else. */
export interface StaffCodes {
  send(phone: string, from: CodeRequest): Promise<{ expiresIn: number; resendAfter: number }>
  /** Uses a code up; throws `smsWrong`. */
  consume(phone: string, code: string): Promise<void>
}
