import { randomBytes, randomInt } from 'node:crypto'

/** Every source of chance in the backend, injected so that tests are exact. */
export interface Random {
  /** `length` decimal digits. */
  digits(length: number): string
  /** A secret of 256 bits in URL-safe text. */
  secret(): string
  /** A short id that does not repeat. */
  id(): string
}

export const systemRandom: Random = {
  digits: (length) => String(randomInt(10 ** length)).padStart(length, '0'),
  secret: () => randomBytes(32).toString('base64url'),
  id: () => randomBytes(9).toString('base64url').replace(/[-_]/g, 'z'),
}
